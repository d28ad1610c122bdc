import { expect, it, vi } from 'vitest';
import { useTestApp } from '../../testing/test-app.ts';
import { listPartitionDays } from './partitions/queries.ts';

const app = useTestApp({ METRICS_RETENTION_DAYS: '3' });

it('runs after a start, without waiting for its hour, for as long as is configured', async () => {
  await app.catchUp();
  await vi.waitFor(async () => expect(await listPartitionDays(app.db.root)).toHaveLength(8), {
    timeout: 10_000,
  });
  app.clock.advance({ days: 5 });
  await app.catchUp();
  await vi.waitFor(
    async () => expect((await listPartitionDays(app.db.root))[0]).toBe('2026-03-04'),
    { timeout: 10_000 },
  );
});
