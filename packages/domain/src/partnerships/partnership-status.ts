// One status tells how far a partnership has come: pending, interested, accepted or rejected. The
// specification speaks of two (platform §4): a partner status without "rejected" and a campaign
// invitation status without "interested". Both are views of this one, so they cannot contradict
// each other, see docs/decisions/0031-one-partnership-status.md.

export type PartnershipStatus = 'pending' | 'interested' | 'accepted' | 'rejected';

export type PartnerStatus = 'pending' | 'interested' | 'accepted';

export type CampaignInvitationStatus = 'pending' | 'accepted' | 'rejected';

/** A rejected brand is no partner and has no partner status. */
export function partnerStatus(status: PartnershipStatus): PartnerStatus | null {
  return status === 'rejected' ? null : status;
}

/** Interest is not an answer yet: the invitation stays pending until it is accepted or rejected. */
export function campaignInvitationStatus(status: PartnershipStatus): CampaignInvitationStatus {
  return status === 'interested' ? 'pending' : status;
}
