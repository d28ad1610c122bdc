import { randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Transaction } from '../../platform/db/database.ts';
import { renderLogo } from '../../platform/images/render-picture.ts';
import type { Services } from '../../platform/services.ts';
import { addressOf } from './file-keys.ts';
import { receivePicture } from './receive-picture.ts';
import { storeUpload } from './store-upload.ts';

interface LogoUpload {
  request: FastifyRequest;
  brandId: number;
  userId: number;
  now: Date;
}

/**
 * Stores an uploaded logo in both sizes and calls `use` with its address in a transaction. The small
 * one lies beside it as thumb.png.
 */
export async function storeLogo(
  services: Pick<Services, 'db' | 'jobs' | 'clock' | 'storage'>,
  { request, brandId, userId, now }: LogoUpload,
  use: (tx: Transaction, address: string) => Promise<void>,
): Promise<string> {
  const { storage } = services;
  const purpose = 'brandLogo';
  const { main, thumb } = await receivePicture(request, purpose, renderLogo);
  const folder = `uploads/${brandId}/${randomUUID()}`;
  const address = addressOf(`${folder}/main.png`);
  const { width, height } = main;
  await storeUpload(
    services,
    { address, brandId, uploadedBy: userId, purpose, width, height, createdAt: now },
    {
      async store() {
        await storage.put(`${folder}/main.png`, main.content);
        await storage.put(`${folder}/thumb.png`, thumb.content);
      },
      use: (tx) => use(tx, address),
    },
  );
  return address;
}
