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
