import { randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Transaction } from '../../platform/db/database.ts';
import { renderLogo } from '../../platform/images/render-picture.ts';
import type { Services } from '../../platform/services.ts';
import { insertAsset } from './queries.ts';
import { receivePicture } from './receive-picture.ts';

interface LogoUpload {
  request: FastifyRequest;
  brandId: number;
  userId: number;
  now: Date;
}

/**
 * Stores an uploaded logo in both sizes and calls `use` with its address in the transaction that
 * records it. The small one lies beside it as thumb.png.
 */
export async function storeLogo(
  { db, storage }: Pick<Services, 'db' | 'storage'>,
  { request, brandId, userId, now }: LogoUpload,
  use: (tx: Transaction, address: string) => Promise<void>,
): Promise<string> {
  const purpose = 'brandLogo';
  const { main, thumb } = await receivePicture(request, purpose, renderLogo);
  const folder = `uploads/${brandId}/${randomUUID()}`;
  await storage.put(`${folder}/main.png`, main.content);
  await storage.put(`${folder}/thumb.png`, thumb.content);
  const address = `/files/${folder}/main.png`;
  await db.transaction(async (tx) => {
    const { width, height } = main;
    const createdAt = now;
    await insertAsset(tx, {
      address,
      brandId,
      uploadedBy: userId,
      purpose,
      width,
      height,
      createdAt,
    });
    await use(tx, address);
  });
  return address;
}
