import type { Services } from '../../../platform/services.ts';
import { rememberNotice } from '../queries.ts';
import { mailOwners } from './mail-owners.ts';

/**
 * Tells the owners that a card was declined while somebody was paying: the one who paid knows, the
 * others may wonder. Whoever tries again and again is told of once a day.
 */
export async function tellRefusal(
  services: Pick<Services, 'db' | 'jobs'>,
  refusal: { brandId: number; what: string; totalCents: number; now: Date },
): Promise<void> {
  const { brandId, what, totalCents, now } = refusal;
  const reference = `refused-${now.toISOString().slice(0, 10)}-${what}`;
  await services.db.transaction(async (tx) => {
    if (!(await rememberNotice(tx, { brandId, reference, sentAt: now }))) return;
    await mailOwners(services, tx, { brandId, kind: 'purchase-refused', what, totalCents });
  });
}
