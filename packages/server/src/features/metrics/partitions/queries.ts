import { addDays, startOfUsageDay, type UsageDay } from '@tandem/domain/metrics/usage-days';
import { sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../platform/db/database.ts';

/** Any number that the metrics job has to itself. */
const METRICS_LOCK = 7_283_650;
/** Whoever waits for a table makes everybody behind them wait too; rather give up and try later. */
const LONGEST_WAIT = '5s';

/** One process at a time works on partitions and sums, until its transaction ends. */
export async function lockMetrics(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${METRICS_LOCK})`);
  await tx.execute(sql.raw(`set local lock_timeout = '${LONGEST_WAIT}'`));
}

/** Days that have a partition of their own, in order. */
export async function listPartitionDays(db: Queryable): Promise<UsageDay[]> {
  const { rows } = await db.execute<{ digits: string }>(sql`
    select right(c.relname, 8) as digits
      from pg_inherits i
      join pg_class c on c.oid = i.inhrelid
     where i.inhparent = 'metrics_event'::regclass and c.relname ~ '^metrics_event_[0-9]{8}$'
     order by c.relname`);
  return rows.map(({ digits }) => digits.replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3'));
}

/** Days with events that arrived before their day had a partition. */
export async function listUnsortedDays(db: Queryable): Promise<UsageDay[]> {
  const { rows } = await db.execute<{ day: UsageDay }>(sql`
    select distinct to_char(received_at at time zone 'UTC', 'YYYY-MM-DD') as day
      from metrics_event_other order by day`);
  return rows.map(({ day }) => day);
}

/**
 * Makes a day's partition and takes along what waits for it in the catch-all one: attaching fails
 * while a row of the day is still there. Nobody adds rows to the catch-all meanwhile; events of days
 * that have a partition go on arriving, which creating it inside the parent would not allow.
 */
export async function addPartition(tx: Transaction, day: UsageDay): Promise<void> {
  const partition = sql.identifier(partitionName(day));
  const [from, to] = [boundOf(day), boundOf(addDays(day, 1))];
  await tx.execute(sql`lock table metrics_event_other in access exclusive mode`);
  await tx.execute(sql`create table ${partition} (like metrics_event including all)`);
  await tx.execute(sql`
    with moved as (
      delete from metrics_event_other
       where received_at >= ${from} and received_at < ${to} returning *)
    insert into ${partition} select * from moved`);
  await tx.execute(
    sql`alter table metrics_event attach partition ${partition} for values from (${from}) to (${to})`,
  );
}

export async function dropPartition(tx: Transaction, day: UsageDay): Promise<void> {
  await tx.execute(sql`drop table if exists ${sql.identifier(partitionName(day))}`);
}

/** Forgets events of the catch-all partition from before a day. */
export async function sweepUnsorted(tx: Transaction, before: UsageDay): Promise<void> {
  await tx.execute(sql`delete from metrics_event_other where received_at < ${boundOf(before)}`);
}

function partitionName(day: UsageDay): string {
  return `metrics_event_${day.replaceAll('-', '')}`;
}

/** Written out, because a statement that changes tables takes no parameters. */
function boundOf(day: UsageDay) {
  return sql.raw(`'${startOfUsageDay(day).toISOString()}'`);
}
