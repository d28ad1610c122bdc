import { addDays } from '@tandem/domain/metrics/usage-days';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Database } from '../../../platform/db/database.ts';
import { openTestDatabase } from '../../../testing/test-database.ts';
import { givenEvent } from '../testing/given-event.ts';
import { keepPartitions } from './keep-partitions.ts';
import { addPartition, listPartitionDays, lockMetrics } from './queries.ts';

let db: Database;
beforeEach(async () => {
  db = await openTestDatabase();
});
afterEach(() => db.close());

const keep = (now: string, retentionDays = 90) => keepPartitions(db, new Date(now), retentionDays);
const eightDays = (first: string) => Array.from({ length: 8 }, (_, day) => addDays(first, day));

async function placesOfEvents() {
  const { rows } = await db.root.execute<{ place: string; url: string }>(
    sql`select tableoid::regclass::text as place, url from metrics_event order by received_at`,
  );
  return rows.map(({ place, url }) => `${url} in ${place}`);
}

describe('partitions', () => {
  it('exist for today and the seven days ahead, and events go there', async () => {
    await keep('2026-03-02T15:00:00Z');
    expect(await listPartitionDays(db.root)).toEqual(eightDays('2026-03-02'));
    await givenEvent(db.root, '2026-03-02T00:00:00Z', { url: '/first' });
    await givenEvent(db.root, '2026-03-02T23:59:59.999Z', { url: '/last' });
    await givenEvent(db.root, '2026-03-03T00:00:00Z', { url: '/next' });
    expect(await placesOfEvents()).toEqual([
      '/first in metrics_event_20260302',
      '/last in metrics_event_20260302',
      '/next in metrics_event_20260303',
    ]);
  });

  it('take over what gathered in the catch-all one, also of days long past', async () => {
    await givenEvent(db.root, '2026-02-20T12:00:00Z', { url: '/while-no-worker-ran' });
    await givenEvent(db.root, '2026-03-02T14:00:00Z', { url: '/before-the-job' });
    await keep('2026-03-02T15:00:00Z');
    expect(await placesOfEvents()).toEqual([
      '/while-no-worker-ran in metrics_event_20260220',
      '/before-the-job in metrics_event_20260302',
    ]);
    expect(await listPartitionDays(db.root)).toEqual(['2026-02-20', ...eightDays('2026-03-02')]);
  });

  it('stay as they are when the job runs again, or twice at once', async () => {
    await givenEvent(db.root, '2026-03-02T14:00:00Z');
    const now = '2026-03-02T15:00:00Z';
    await Promise.all([keep(now), keep(now), keep(now)]);
    await keep(now);
    expect(await listPartitionDays(db.root)).toEqual(eightDays('2026-03-02'));
    expect(await placesOfEvents()).toHaveLength(1);
  });

  it('are dropped once they are older than the retention, and not a day sooner', async () => {
    await givenEvent(db.root, '2026-03-02T23:00:00Z', { url: '/old' });
    await keep('2026-03-02T23:30:00Z', 3);
    await keep('2026-03-05T23:30:00Z', 3);
    expect(await placesOfEvents()).toEqual(['/old in metrics_event_20260302']);
    await keep('2026-03-06T00:00:00Z', 3);
    expect(await placesOfEvents()).toEqual([]);
    expect((await listPartitionDays(db.root))[0]).toBe('2026-03-03');
  });

  it('do not come back for events of the catch-all one that are too old themselves', async () => {
    await givenEvent(db.root, '2025-11-01T12:00:00Z');
    await keep('2026-03-02T15:00:00Z');
    expect(await listPartitionDays(db.root)).toEqual(eightDays('2026-03-02'));
    expect(await placesOfEvents()).toEqual([]);
  });

  it('have the indexes of the whole table', async () => {
    await keep('2026-03-02T15:00:00Z');
    const { rows } = await db.root.execute(
      sql`select indexname from pg_indexes where tablename = 'metrics_event_20260302'`,
    );
    expect(rows).toHaveLength(2);
  });

  it('are used alone when events of a day are asked for', async () => {
    await keep('2026-03-02T15:00:00Z');
    const { rows } = await db.root.execute<Record<string, string>>(sql`
      explain select count(*) from metrics_event
       where received_at >= '2026-03-03T00:00:00Z' and received_at < '2026-03-04T00:00:00Z'`);
    const plan = JSON.stringify(rows);
    expect(plan).toContain('metrics_event_20260303');
    expect(plan).not.toMatch(/metrics_event_(20260302|20260304|other)/);
  });

  it('let an event through that arrives while its day is being made', async () => {
    const made = Promise.withResolvers<void>();
    const mayCommit = Promise.withResolvers<void>();
    const making = db.transaction(async (tx) => {
      await lockMetrics(tx);
      await addPartition(tx, '2026-03-02');
      made.resolve();
      await mayCommit.promise;
    });
    await made.promise;
    const arriving = givenEvent(db.root, '2026-03-02T14:00:00Z', { url: '/meanwhile' });
    await vi.waitFor(async () => {
      const { rows } = await db.root.execute(
        sql`select 1 from pg_locks where not granted and relation = 'metrics_event_other'::regclass`,
      );
      expect(rows).toHaveLength(1);
    });
    mayCommit.resolve();
    await Promise.all([making, arriving]);
    expect(await placesOfEvents()).toEqual(['/meanwhile in metrics_event_20260302']);
  });
});
