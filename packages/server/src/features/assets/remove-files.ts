import { MINUTE_MS } from '@tandem/domain/time/durations';
import type { Transaction } from '../../platform/db/database.ts';
import type { JobDefinition } from '../../platform/jobs/job-definition.ts';
import type { Services } from '../../platform/services.ts';
import { keysOf } from './file-keys.ts';
import { deleteAsset, lockAssets, markReleased } from './queries.ts';

export const REMOVE_FILES = { name: 'remove-files' };

/** Longer than any transaction lasts that has read the address and may still write it down. */
const REMOVED_AFTER_MS = MINUTE_MS;

type Needed = Pick<Services, 'db' | 'clock' | 'storage' | 'filesInUse'>;

/** Says that a row no longer names these files. They go after the commit, if no other row does. */
export async function letFilesGo(
  tx: Transaction,
  { jobs, clock }: Pick<Services, 'jobs' | 'clock'>,
  addresses: (string | null | undefined)[],
): Promise<void> {
  const named = addresses.filter((address) => typeof address === 'string');
  if (named.length === 0) return;
  const startAfter = new Date(clock.now().getTime() + REMOVED_AFTER_MS);
  await jobs.enqueue(tx, REMOVE_FILES, { addresses: named }, { startAfter });
}

export function removeFilesJob(services: Needed): JobDefinition<{ addresses: string[] }> {
  return {
    ...REMOVE_FILES,
    handle: ({ addresses }) => removeUnused(services, addresses),
  };
}

/**
 * Removes those of the files that no row names. First it is written down that nobody may use them,
 * then they are removed, then forgotten: whatever is cut short is taken up by the next try or sweep.
 */
export async function removeUnused(
  { db, clock, storage, filesInUse }: Needed,
  addresses: string[],
): Promise<void> {
  const unused = await db.transaction(async (tx) => {
    const locked = await lockAssets(tx, addresses);
    const inUse = await filesInUse(tx, locked);
    const released = locked.filter((address) => !inUse.has(address));
    await markReleased(tx, released, clock.now());
    return released;
  });
  for (const address of unused) {
    for (const key of keysOf(address)) await storage.remove(key);
    await deleteAsset(db.root, address);
  }
}
