import { hasSoftPaywall } from '@tandem/domain/billing/has-soft-paywall';
import { isInTrial } from '@tandem/domain/billing/trial';
import { wholeDaysBetween } from '@tandem/domain/time/days-between';
import { DAY_MS } from '@tandem/domain/time/durations';
import type { JobDefinition } from '../../../platform/jobs/job-definition.ts';
import type { Services } from '../../../platform/services.ts';
import { updatePlan } from '../../brands/public.ts';
import { announce } from '../../notifications/public.ts';
import { billingStateOf } from '../billing-state-of.ts';
import { mailOwners } from '../mails/mail-owners.ts';
import {
  listTrialsEndedBy,
  listTrialsEndingBetween,
  rememberNotice,
  sweepEvents,
} from '../queries.ts';

type Needed = Pick<Services, 'db' | 'jobs' | 'payments' | 'realtime' | 'clock'>;

/** Once a day; running it more often, or again after a crash, changes nothing twice. */
export function billingDayJob(services: Needed): JobDefinition {
  return { name: 'billing-day', cron: '0 7 * * *', handle: () => runBillingDay(services) };
}

export async function runBillingDay(services: Needed): Promise<void> {
  await warnOfTrialEnds(services);
  await endTrials(services);
  // What this changes comes back as events. A real gateway has its own calendar.
  await services.payments.local?.collectDue();
  const now = services.clock.now().getTime();
  await sweepEvents(services.db.root, new Date(now - EVENTS_KEPT_MS));
}

const EIGHT_DAYS_MS = 8 * DAY_MS;
/** Gateways send an event again for days, each time with a fresh signature. */
const EVENTS_KEPT_MS = 30 * DAY_MS;

/** Mails on the days of the soft paywall, to the same brands. */
async function warnOfTrialEnds(services: Needed): Promise<void> {
  const { db, clock } = services;
  const now = clock.now();
  const soon = new Date(now.getTime() + EIGHT_DAYS_MS);
  for (const facts of await listTrialsEndingBetween(db.root, now, soon)) {
    const { brandId, trialEndsAt } = facts;
    const isDue = hasSoftPaywall(billingStateOf(facts), { softPaywallDismissed: false }, now);
    if (!isDue || !trialEndsAt) continue;
    const days = wholeDaysBetween(trialEndsAt, now);
    await db.transaction(async (tx) => {
      const reference = `trial-ends-${trialEndsAt.toISOString()}-${days}`;
      if (!(await rememberNotice(tx, { brandId, reference, sentAt: now }))) return;
      await mailOwners(services, tx, { brandId, kind: 'trial-ending', daysLeft: days });
      const event = { kind: 'trialEnding', daysLeft: days, trialEndsAt } as const;
      await announce(tx, services, { brandId, event, now });
    });
  }
}

/** A trial is over when none of its three ends is ahead (decision 0014). */
async function endTrials(services: Needed): Promise<void> {
  const { db, clock, realtime } = services;
  const now = clock.now();
  for (const facts of await listTrialsEndedBy(db.root, now)) {
    if (isInTrial(billingStateOf(facts), now)) continue;
    const { brandId, trialEndsAt } = facts;
    await db.transaction(async (tx) => {
      await updatePlan(tx, brandId, { belt: 'post-trial-paywall', stripeBelt: null });
      await mailOwners(services, tx, { brandId, kind: 'trial-ended' });
      const event = { kind: 'trialEnded', trialEndsAt: trialEndsAt ?? now } as const;
      await announce(tx, services, { brandId, event, now });
      await realtime.publish(tx, {
        to: { brands: [brandId] },
        message: { type: 'billing_changed', brandId },
      });
    });
  }
}
