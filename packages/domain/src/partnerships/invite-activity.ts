// How home tells that brands asked each other to work together: the host of a sweepstakes invites, the
// other side applies.

export function inviteActivity(invite: {
  partner: string;
  campaign: string;
  isApplication: boolean;
  /** Whether the sweepstakes is the reader's own. */
  isHost: boolean;
}): string {
  const { partner, campaign, isApplication, isHost } = invite;
  if (isApplication) {
    return isHost ? `${partner} applied to join ${campaign}` : `You applied to join ${campaign}`;
  }
  return isHost ? `You invited ${partner} to ${campaign}` : `${partner} invited you to ${campaign}`;
}
