import type { HandlersFor } from '../../platform/http/handler.ts';
import type { Services } from '../../platform/services.ts';
import { currentBrand } from './current-brand.ts';

export function brandsHandlers(services: Services): HandlersFor<'GET /current-brand-future'> {
  return { 'GET /current-brand-future': currentBrand(services) };
}
