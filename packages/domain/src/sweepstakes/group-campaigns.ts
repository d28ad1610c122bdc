// The groups of the sweepstakes page (platform §4). Past asks for the end date only, whatever the
// status, so a declined campaign shows up there once it is over; current and upcoming ask for
// acceptance too. The three invite groups go by invitation status alone. Groups therefore overlap:
// a running campaign is both a current campaign and an accepted invite.

import {
  type CampaignInvitationStatus,
  campaignInvitationStatus,
  type PartnershipStatus,
} from '../partnerships/partnership-status.ts';
import { type CampaignDates, hasEnded, hasStarted, isUpcoming } from './campaign-badge.ts';

export type CampaignGroups<C> = {
  pastCampaigns: C[];
  currentCampaigns: C[];
  upcomingCampaigns: C[];
  pendingInvites: C[];
  acceptedInvites: C[];
  rejectedInvites: C[];
};

export function groupCampaigns<C extends CampaignDates & { status: PartnershipStatus }>(
  campaigns: readonly C[],
  now: Date,
): CampaignGroups<C> {
  const withStatus = (status: CampaignInvitationStatus) =>
    campaigns.filter((campaign) => campaignInvitationStatus(campaign.status) === status);
  const acceptedInvites = withStatus('accepted');
  return {
    pastCampaigns: campaigns.filter((campaign) => hasEnded(campaign, now)),
    currentCampaigns: acceptedInvites.filter(
      (campaign) => hasStarted(campaign, now) && !hasEnded(campaign, now),
    ),
    upcomingCampaigns: acceptedInvites.filter((campaign) => isUpcoming(campaign, now)),
    pendingInvites: withStatus('pending'),
    acceptedInvites,
    rejectedInvites: withStatus('rejected'),
  };
}
