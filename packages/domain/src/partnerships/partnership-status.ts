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

// A partnership has two sides: the host, whose campaign it is, and the invitee, who would join it.
// With an invitation the host asks and the invitee answers; with an application the brand that
// would join asks and the host answers. The applying brand is the invitee, as platform §4 has it:
// a received application is one whose viewer is not the invitee. Any other brand has no side.
export type PartnershipSide = 'host' | 'invitee';

export function partnershipSide(
  viewerBrandId: number,
  partnership: { hostBrandId: number; inviteeBrandId: number },
): PartnershipSide | null {
  if (viewerBrandId === partnership.inviteeBrandId) return 'invitee';
  return viewerBrandId === partnership.hostBrandId ? 'host' : null;
}

/** The side that received the request and may say interested or decline. */
export function answeringSide(isApplication: boolean): PartnershipSide {
  return isApplication ? 'host' : 'invitee';
}
