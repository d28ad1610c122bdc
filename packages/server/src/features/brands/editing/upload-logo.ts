import type { Handler } from '../../../platform/http/handler.ts';
import type { Services } from '../../../platform/services.ts';
import { letFilesGo, storeLogo } from '../../assets/public.ts';
import { lockBrand, updateBrandColumns } from './queries.ts';

export function uploadLogo(services: Services): Handler<'POST /brands/logo'> {
  return async ({ request, brand, caller, now }) => {
    const upload = { request, brandId: brand.id, userId: caller.person.id, now };
    const logo = await storeLogo(services, upload, async (tx, address) => {
      const before = await lockBrand(tx, brand.id);
      await updateBrandColumns(tx, brand.id, { logo: address });
      await letFilesGo(tx, services, [before?.logo]);
    });
    return { logo };
  };
}
