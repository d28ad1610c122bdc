import type { Handler } from '../../../platform/http/handler.ts';
import type { Services } from '../../../platform/services.ts';
import { storeLogo } from '../../assets/public.ts';
import { updateBrandColumns } from './queries.ts';

export function uploadLogo(services: Services): Handler<'POST /brands/logo'> {
  return async ({ request, brand, caller, now }) => {
    const upload = { request, brandId: brand.id, userId: caller.person.id, now };
    const logo = await storeLogo(services, upload, (tx, address) =>
      updateBrandColumns(tx, brand.id, { logo: address }),
    );
    return { logo };
  };
}
