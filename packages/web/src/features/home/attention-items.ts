import type { CurrentBrand } from '@tandem/contract/brands';
import type { Team } from '@tandem/contract/team';
import { hasUnfinishedSetup } from '@tandem/domain/brands/brand-setup';
import { formatDaysLeft, wholeDaysBetween } from '@tandem/domain/time/days-between';

export interface AttentionItem {
  key: 'setup' | 'trial' | 'profile' | 'team' | 'legal';
  title: string;
  text: string;
  action: { label: string; to: string };
  isUrgent?: boolean;
}

/** What keeps a brand from getting on, most pressing first. */
export function attentionItems({ brand, team, isOwner, now }: Situation): AttentionItem[] {
  const isUnfinished = hasUnfinishedSetup(brand);
  return [
    ...(isUnfinished ? [unfinishedSetup(brand)] : []),
    ...trialItems(brand, now),
    ...(!isUnfinished && !brand.profileComplete ? [PROFILE] : []),
    ...(isOwner && team && isAlone(team) ? [TEAM] : []),
    ...(!isUnfinished && !brand.legalName ? [LEGAL] : []),
  ];
}

export interface Situation {
  brand: CurrentBrand;
  /** Undefined while it is not known. */
  team: Team | undefined;
  isOwner: boolean;
  now: Date;
}

/** The first of the days on which the product reminds of a trial's end (platform §4). */
const REMIND_DAYS = 7;

function trialItems(brand: CurrentBrand, now: Date): AttentionItem[] {
  const action = { label: 'See plans', to: '/upgrade-plan' };
  if (brand.belt === 'post-trial-paywall') {
    const text = 'Choose a plan to create sweepstakes and write to partners again.';
    return [{ key: 'trial', title: 'Your trial has ended', text, action, isUrgent: true }];
  }
  const end = latestEnd(brand);
  if (brand.belt !== 'trial' || !end || end <= now) return [];
  if (wholeDaysBetween(end, now) > REMIND_DAYS) return [];
  const title = `Your trial: ${formatDaysLeft(end, now).toLowerCase()}`;
  const text = 'Choose a plan to keep everything you have set up.';
  return [{ key: 'trial', title, text, action, isUrgent: true }];
}

function latestEnd(brand: CurrentBrand): Date | undefined {
  const ends = [brand.trial_end, brand.extended_trial_end, brand.offer_trial_end].filter(
    (end) => end !== null,
  );
  const [latest] = ends.map((end) => new Date(end)).sort((a, b) => b.getTime() - a.getTime());
  return latest;
}

function unfinishedSetup({ accountname }: CurrentBrand): AttentionItem {
  return {
    key: 'setup',
    title: `Finish setting up ${accountname}`,
    text: 'Two short steps, and partners can find you.',
    action: { label: 'Finish setup', to: '/?setup=true' },
    isUrgent: true,
  };
}

const PROFILE: AttentionItem = {
  key: 'profile',
  title: 'Complete your brand profile',
  text: 'Partners look for a cover, a description and your social accounts.',
  action: { label: 'Edit profile', to: '/profile/brand/' },
};

const TEAM: AttentionItem = {
  key: 'team',
  title: 'You work here alone',
  text: 'Invite a colleague, so that messages from partners never wait.',
  action: { label: 'Invite', to: '/profile/brand/team' },
};

const LEGAL: AttentionItem = {
  key: 'legal',
  title: 'Add your legal name and address',
  text: 'Partnership agreements are made out to them.',
  action: { label: 'Add details', to: '/profile/brand/' },
};

function isAlone({ members, invites }: Team): boolean {
  return members.length === 1 && invites.length === 0;
}
