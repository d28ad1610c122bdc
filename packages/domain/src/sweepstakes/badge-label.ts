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
