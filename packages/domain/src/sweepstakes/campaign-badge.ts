// Which badge a campaign wears for the brand looking at it. A draft says so; an accepted campaign
// shows where it stands in time, as completed, live or upcoming; anything earlier shows the answer,
// except that a signature the viewer owes comes first, because the campaign waits for it.

import type { PartnershipStatus } from '../partnerships/partnership-status.ts';
import type { BadgeStatus } from './badge-label.ts';
import { type CampaignDates, hasEnded, hasStarted, isUpcoming } from './has-started.ts';

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
