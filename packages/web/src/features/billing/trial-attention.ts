import { IconClock } from '@tabler/icons-react';
import type { CurrentBrand } from '@tandem/contract/brands';
import { formatDaysLeft, wholeDaysBetween } from '@tandem/domain/time/days-between';
import type { AttentionItem, HomeSituation } from '../../lib/slots/slots.ts';

/** The first of the days on which the product reminds of a trial's end (platform §4). */
const REMIND_DAYS = 7;

export function trialAttention({ brand, now }: HomeSituation): AttentionItem[] {
  const shared = {
    key: 'trial',
    icon: IconClock,
    action: { label: 'See plans', to: '/upgrade-plan' },
    isUrgent: true,
  };
  if (brand.belt === 'post-trial-paywall') {
    const text = 'Choose a plan to create sweepstakes and write to partners again.';
    return [{ ...shared, title: 'Your trial has ended', text }];
  }
  const end = latestEnd(brand);
  if (brand.belt !== 'trial' || !end || end <= now) return [];
  if (wholeDaysBetween(end, now) > REMIND_DAYS) return [];
  const title = `Your trial: ${formatDaysLeft(end, now).toLowerCase()}`;
  return [{ ...shared, title, text: 'Choose a plan to keep everything you have set up.' }];
}

function latestEnd(brand: CurrentBrand): Date | undefined {
  const ends = [brand.trial_end, brand.extended_trial_end, brand.offer_trial_end].filter(
    (end) => end !== null,
  );
  const [latest] = ends.map((end) => new Date(end)).sort((a, b) => b.getTime() - a.getTime());
  return latest;
}
