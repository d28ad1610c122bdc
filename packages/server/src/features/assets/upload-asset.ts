import { randomUUID } from 'node:crypto';
import type { Handler } from '../../platform/http/handler.ts';
import { renderPicture } from '../../platform/images/render-picture.ts';
import type { Services } from '../../platform/services.ts';
import { addressOf } from './file-keys.ts';
import { receivePicture } from './receive-picture.ts';
import { storeUpload } from './store-upload.ts';

export function uploadAsset(services: Services): Handler<'POST /assets'> {
  return async ({ request, brand, caller, now }) => {
    const purpose = 'brandImage';
    const picture = await receivePicture(request, purpose, renderPicture);
    const key = `uploads/${brand.id}/${randomUUID()}.${picture.extension}`;
    const address = addressOf(key);
    await storeUpload(
      services,
      {
        address,
        brandId: brand.id,
        uploadedBy: caller.person.id,
        purpose,
        width: picture.width,
        height: picture.height,
        createdAt: now,
      },
      { store: () => services.storage.put(key, picture.content) },
    );
    return address;
  };
}
