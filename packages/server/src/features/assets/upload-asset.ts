import { randomUUID } from 'node:crypto';
import type { Handler } from '../../platform/http/handler.ts';
import { renderPicture } from '../../platform/images/render-picture.ts';
import type { Services } from '../../platform/services.ts';
import { insertAsset } from './queries.ts';
import { receivePicture } from './receive-picture.ts';

export function uploadAsset({ db, storage }: Services): Handler<'POST /assets'> {
  return async ({ request, brand, caller, now }) => {
    const purpose = 'brandImage';
    const picture = await receivePicture(request, purpose, renderPicture);
    const key = `uploads/${brand.id}/${randomUUID()}.${picture.extension}`;
    await storage.put(key, picture.content);
    const address = `/files/${key}`;
    await insertAsset(db.root, {
      address,
      brandId: brand.id,
      uploadedBy: caller.person.id,
      purpose,
      width: picture.width,
      height: picture.height,
      createdAt: now,
    });
    return address;
  };
}
