import { DAY_MS } from '@tandem/domain/time/durations';
import type { JobDefinition } from '../../platform/jobs/job-definition.ts';
import type { Services } from '../../platform/services.ts';
import { listAgedAddresses } from './queries.ts';
import { removeUnused } from './remove-files.ts';

const BATCH = 500;

/**
 * Removes uploads that were not used within a day, and what a removal that was cut short left
 * behind. Rows are looked through, not the storage: each file has a row from before it exists.
 */
export function sweepFilesJob(
  services: Pick<Services, 'db' | 'clock' | 'storage' | 'filesInUse'>,
): JobDefinition {
  const { db, clock, filesInUse } = services;
  return {
    name: 'sweep-files',
    cron: '25 * * * *',
    async handle() {
      const before = new Date(clock.now().getTime() - DAY_MS);
      let after = '';
      for (;;) {
        const page = await listAgedAddresses(db.root, { before, after, limit: BATCH });
        const inUse = await filesInUse(db.root, page);
        await removeUnused(
          services,
          page.filter((address) => !inUse.has(address)),
        );
        after = page.at(-1) ?? '';
        if (page.length < BATCH) return;
      }
    },
  };
}
