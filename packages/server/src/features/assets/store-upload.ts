import type { Transaction } from '../../platform/db/database.ts';
import type { Services } from '../../platform/services.ts';
import { insertAsset } from './queries.ts';
import { letFilesGo } from './remove-files.ts';
import type { assets } from './schema.ts';

type Upload = typeof assets.$inferInsert;

/**
 * Writes an upload down, stores its files with `store`, and calls `use` in a transaction. The row is
 * first, so that no file can be there that nobody knows of; when a later step fails, it all goes.
 */
export async function storeUpload(
  services: Pick<Services, 'db' | 'jobs' | 'clock'>,
  upload: Upload,
  { store, use }: { store(): Promise<void>; use?(tx: Transaction): Promise<void> },
): Promise<void> {
  const { db } = services;
  await insertAsset(db.root, upload);
  try {
    await store();
    if (use) await db.transaction(use);
  } catch (error) {
    await db.transaction((tx) => letFilesGo(tx, services, [upload.address])).catch(() => {});
    throw error;
  }
}
