import type { HandlersFor } from '../../platform/http/handler.ts';
import type { Services } from '../../platform/services.ts';
import { uploadAsset } from './upload-asset.ts';

/** The logo belongs to the brand, so brands serves that one. */
export function assetsHandlers(services: Services): HandlersFor<'POST /assets'> {
  return { 'POST /assets': uploadAsset(services) };
}
