import { HOUR_MS } from '@tandem/domain/time/durations';
import type { Transaction } from '../../../platform/db/database.ts';
import type { DemoScene } from '../../../platform/demo/demo-part.ts';
import { demoTickets, demoWishes } from './demo-support.ts';
import { insertSupport } from './queries.ts';

const ADMIN = 'admin@tandem.example';

/** Gives administrators something to read at /cs-admin/support. Nothing goes to an outside desk. */
export async function seedSupport(
  tx: Transaction,
  { brandIds, userIds, now }: DemoScene,
): Promise<void> {
  const ago = (hours: number) => new Date(now.getTime() - hours * HOUR_MS);
  const tickets = demoTickets.map(({ slug, hoursAgo, closedHoursAgo, ...words }) => ({
    ...words,
    kind: 'contact' as const,
    userId: slug ? userIds.get(words.email) : undefined,
    brandId: slug ? brandIds.get(slug) : undefined,
    createdAt: ago(hoursAgo),
    ...(closedHoursAgo ? { closedAt: ago(closedHoursAgo), closedBy: userIds.get(ADMIN) } : {}),
  }));
  const wishes = demoWishes.flatMap(({ slug, hoursAgo, ...words }) => {
    const brandId = brandIds.get(slug);
    return brandId ? [{ ...words, brandId, createdAt: ago(hoursAgo) }] : [];
  });
  await insertSupport(tx, tickets, wishes);
}
