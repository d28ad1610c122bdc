import { addDays, startOfUsageDay, usageDay } from '@tandem/domain/metrics/usage-days';
import type { Transaction } from '../../../platform/db/database.ts';
import type { DemoScene } from '../../../platform/demo/demo-part.ts';
import {
  DEMO_ACTIONS,
  DEMO_PAGES,
  DEMO_USAGE_DAYS,
  demoBrandShare,
  demoSessions,
} from './demo-usage.ts';
import { type DayCountRow, type DayRow, insertUsage } from './queries.ts';

/** Fills the days before today, so that the usage page has something to show. */
export async function seedUsage(tx: Transaction, { brandIds, now }: DemoScene): Promise<void> {
  const days: DayRow[] = [];
  const counts: DayCountRow[] = [];
  for (let daysBack = 1; daysBack <= DEMO_USAGE_DAYS; daysBack += 1) {
    const day = addDays(usageDay(now), -daysBack);
    const isWeekend = [0, 6].includes(startOfUsageDay(day).getUTCDay());
    const sessions = demoSessions(daysBack, isWeekend);
    const count = (kind: DayCountRow['kind'], shares: Iterable<[string, number]>) =>
      [...shares]
        .map(([name, share]) => ({ day, kind, name, count: Math.round(sessions * share) }))
        .filter((row) => row.count > 0);
    const pages = count('page', Object.entries(DEMO_PAGES));
    const brands = count(
      'brand',
      [...brandIds.values()].map((id, place) => [String(id), demoBrandShare(place)]),
    );
    counts.push(...pages, ...brands, ...count('action', Object.entries(DEMO_ACTIONS)));
    days.push({
      day,
      sessions,
      people: Math.ceil(sessions * 0.6),
      brands: brands.length,
      pageViews: pages.reduce((total, page) => total + page.count, 0),
    });
  }
  await insertUsage(tx, days, counts);
}
