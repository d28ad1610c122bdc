import { addDays, daysBetween, usageDay } from '@tandem/domain/metrics/usage-days';
import type { Handler } from '../../../platform/http/handler.ts';
import type { Services } from '../../../platform/services.ts';
import { lastRolledUpDay, listDays, listFrequent, type UsageRange } from './queries.ts';

const SHOWN = 10;
const NONE = { sessions: 0, people: 0, brands: 0, pageViews: 0 };

/** Sums for the days that are over, and a look at the events of today only. */
export function showUsage({ db }: Pick<Services, 'db'>): Handler<'GET /admin/usage'> {
  return async ({ query, now }) => {
    const today = usageDay(now);
    const range = rangeOf(today, query.days, await lastRolledUpDay(db.root));
    const [days, frequent] = await Promise.all([
      listDays(db.root, range),
      listFrequent(db.root, range, SHOWN),
    ]);
    const byDay = new Map(days.map((figures) => [figures.day, figures]));
    const of = (kind: string) => frequent.filter((one) => one.kind === kind);
    return {
      days: daysBetween(range.from, today).map((day) => byDay.get(day) ?? { day, ...NONE }),
      pages: of('page').map(({ name, count }) => ({ page: name, views: count })),
      actions: of('action').map(({ name, count }) => ({ action: name, count })),
      brands: of('brand').flatMap(({ name, count, accountName, logo }) =>
        accountName === null
          ? []
          : [{ id: Number(name), accountname: accountName, logo, sessions: count }],
      ),
    };
  };
}

function rangeOf(today: string, days: number, rolledUp: string | undefined): UsageRange {
  const from = addDays(today, 1 - days);
  const next = rolledUp ? addDays(rolledUp, 1) : from;
  const liveFrom = next < from ? from : next > today ? today : next;
  return { from, liveFrom, today };
}
