import { addDays, startOfUsageDay, type UsageDay } from '@tandem/domain/metrics/usage-days';
import type { UsageFigures } from '@tandem/domain/metrics/usage-totals';
import { sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../platform/db/database.ts';

/**
 * Of each kind this many are kept per day. What is never among a day's first hundred is missing from
 * sums over months, and nobody who posts made-up pages can fill the tables with them.
 */
const KEPT_PER_DAY = 100;

const figures = sql`
  count(distinct session_id)::int as sessions, count(distinct user_id)::int as people,
  count(distinct brand_id)::int as brands,
  (count(*) filter (where action = 'page_view'))::int as page_views`;

/** The most frequent pages, actions and brands among the raw events of whole days. */
function frequent(from: UsageDay, to: UsageDay) {
  const within = sql`received_at >= ${startOf(from)} and received_at < ${startOf(addDays(to, 1))}`;
  const first = sql`order by count desc, name limit ${KEPT_PER_DAY}`;
  return sql`
    (select 'page' as kind, url as name, count(*)::int as count from metrics_event
      where ${within} and action = 'page_view' group by url ${first})
    union all
    (select 'action', action as name, count(*)::int as count from metrics_event
      where ${within} and action <> 'page_view' group by action ${first})
    union all
    (select 'brand', brand_id::text as name, count(distinct session_id)::int as count
       from metrics_event
      where ${within} and brand_id is not null group by brand_id ${first})`;
}

export async function lastRolledUpDay(db: Queryable): Promise<UsageDay | undefined> {
  const { rows } = await db.execute<{ day: UsageDay | null }>(
    sql`select max(day)::text as day from metrics_day`,
  );
  return rows[0]?.day ?? undefined;
}

export async function firstEventDay(db: Queryable): Promise<UsageDay | undefined> {
  const { rows } = await db.execute<{ day: UsageDay | null }>(
    sql`select to_char(min(received_at) at time zone 'UTC', 'YYYY-MM-DD') as day from metrics_event`,
  );
  return rows[0]?.day ?? undefined;
}

/** Sums a day up, once: later its events may be gone, and a second sum would be of nothing. */
export async function rollUpDay(tx: Transaction, day: UsageDay): Promise<void> {
  const { rows } = await tx.execute(sql`
    insert into metrics_day (day, sessions, people, brands, page_views)
    select ${day}::date, ${figures} from metrics_event
     where received_at >= ${startOf(day)} and received_at < ${startOf(addDays(day, 1))}
    on conflict (day) do nothing returning 1`);
  if (rows.length === 0) return;
  await tx.execute(sql`
    insert into metrics_day_count (day, kind, name, count)
    select ${day}::date, frequent.* from (${frequent(day, day)}) frequent`);
}

interface DayRow extends UsageFigures, Record<string, unknown> {
  day: UsageDay;
}

/** Days with any figures: from the sums, and from the events where there is no sum yet. */
export async function listDays(
  db: Queryable,
  { from, liveFrom, today }: UsageRange,
): Promise<DayRow[]> {
  const { rows } = await db.execute<DayRow>(sql`
    select day::text as day, sessions, people, brands, page_views as "pageViews"
      from metrics_day where day >= ${from}::date and day < ${liveFrom}::date
    union all
    select day, sessions, people, brands, page_views from (
      select to_char(received_at at time zone 'UTC', 'YYYY-MM-DD') as day, ${figures}
        from metrics_event
       where received_at >= ${startOf(liveFrom)} and received_at < ${startOf(addDays(today, 1))}
       group by 1) live`);
  return rows;
}

export interface UsageRange {
  from: UsageDay;
  /** The first day that has no sum yet; today at the latest. */
  liveFrom: UsageDay;
  today: UsageDay;
}

interface FrequentRow extends Record<string, unknown> {
  kind: 'page' | 'action' | 'brand';
  name: string;
  count: number;
  accountName: string | null;
  logo: string | null;
}

/** The most frequent of each kind over the range, the most frequent first. */
export async function listFrequent(
  db: Queryable,
  { from, liveFrom, today }: UsageRange,
  limit: number,
): Promise<FrequentRow[]> {
  const { rows } = await db.execute<FrequentRow>(sql`
    select ranked.kind, ranked.name, ranked.count, b.account_name as "accountName", b.logo
      from (
        select kind, name, sum(count)::float8 as count,
               row_number() over (partition by kind order by sum(count) desc, name) as place
          from (
            select kind, name, count from metrics_day_count
             where day >= ${from}::date and day < ${liveFrom}::date
            union all
            ${frequent(liveFrom, today)}) counts
         group by kind, name) ranked
      left join brand b on ranked.kind = 'brand' and b.id::text = ranked.name
     where place <= ${limit}
     order by ranked.kind, place`);
  return rows;
}

function startOf(day: UsageDay) {
  return sql`${startOfUsageDay(day).toISOString()}::timestamptz`;
}
