// Where a campaign stands, and the badge that says so.

import type { PartnershipStatus } from '../partnerships/partnership-status.ts';

// Where a campaign stands in time. It has started from its start on, and has ended once its end has
// passed: at the very instant of the end it is still running (platform §4). Start and end are
// instants, so whoever picks a last day stores the end of that day. A campaign without dates has
// neither started nor ended and is not upcoming.
export type CampaignDates = {
  startsAt: Date | null;
  endsAt: Date | null;
};

export function hasStarted({ startsAt }: CampaignDates, now: Date): boolean {
  return startsAt !== null && startsAt <= now;
}

export function hasEnded({ endsAt }: CampaignDates, now: Date): boolean {
  return endsAt !== null && endsAt < now;
}

export function isUpcoming({ startsAt }: CampaignDates, now: Date): boolean {
  return startsAt !== null && startsAt > now;
}

// The words on status badges (platform §4). A status without a word of its own reads Pending, so a
// status added on the server never shows its raw name. Rejected reads Declined. The recommend and
// upgrade badges exist too but their wording is not stated; see
// docs/decisions/0033-campaign-badges-and-totals.md.
export type BadgeStatus =
  | 'accepted'
  | 'interested'
  | 'rejected'
  | 'live'
  | 'pleaseSign'
  | 'upcoming'
  | 'completed'
  | 'draft'
  | 'inactive'
  | 'active'
  | 'sent'
  | 'scheduled'
  | 'sending'
  | 'pending'
  | 'recommend'
  | 'upgrade';

export function badgeLabel(status: string): string {
  return LABELS.get(status) ?? 'Pending';
}

const LABELS: ReadonlyMap<string, string> = new Map<BadgeStatus, string>([
  ['accepted', 'Accepted'],
  ['interested', 'Interested'],
  ['rejected', 'Declined'],
  ['live', 'Live'],
  ['pleaseSign', 'Please Sign'],
  ['upcoming', 'Upcoming'],
  ['completed', 'Completed'],
  ['draft', 'Draft'],
  ['inactive', 'Inactive'],
  ['active', 'Active'],
  ['sent', 'Sent'],
  ['scheduled', 'Scheduled'],
  ['sending', 'Sending'],
  ['recommend', 'Recommended'],
  ['upgrade', 'Upgrade'],
]);

// Which badge a campaign wears for the brand looking at it. A draft says so; an accepted campaign
// shows where it stands in time, as completed, live or upcoming; anything earlier shows the answer,
// except that a signature the viewer owes comes first, because the campaign waits for it.
export type BadgedCampaign = CampaignDates & {
  status: PartnershipStatus;
  isDraft: boolean;
  awaitsViewerSignature: boolean;
};

export function campaignBadge(campaign: BadgedCampaign, now: Date): BadgeStatus {
  const { status, isDraft, awaitsViewerSignature } = campaign;
  if (isDraft) return 'draft';
  if (status === 'accepted') {
    if (hasEnded(campaign, now)) return 'completed';
    if (hasStarted(campaign, now)) return 'live';
    return isUpcoming(campaign, now) ? 'upcoming' : 'accepted';
  }
  return awaitsViewerSignature && status !== 'rejected' ? 'pleaseSign' : status;
}
