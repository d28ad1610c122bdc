// What a message is to the brand looking at it, derived from the invitation it carries (platform
// §4). Who is the invitee and whether it is an application decide between the four partnership
// types; "viewer sent it" means the brand that asked: the host of an invitation, the invitee of an
// application. Only a received invitation that is still pending is highlighted; a received
// application never is, odd as that looks.

import type { PartnershipStatus } from '../partnerships/partnership-status.ts';
import type { AgreementStep } from '../partnerships/take-partnership-action.ts';

export type MessageType =
  | 'normal'
  | 'campaignAnnouncement'
  | 'receivedInvitation'
  | 'sentInvitation'
  | 'receivedApplication'
  | 'sentApplication'
  | 'newBrandWelcome';

export type MessageInvitation = {
  isApplication: boolean;
  inviteeBrandId: number;
  status: PartnershipStatus;
  /** What this message reports about the agreement (`partnership_action` on the wire). */
  agreementStep: AgreementStep | null;
};

/** The part of a message that decides its type; both sides of its conversation may look at it. */
export type TypedMessage = {
  /** Set by the sender for the two kinds that no invitation can tell. */
  kind: 'campaignAnnouncement' | 'newBrandWelcome' | null;
  invitation: MessageInvitation | null;
};

export function messageType(message: TypedMessage, viewerBrandId: number): MessageType {
  if (message.kind) return message.kind;
  if (!message.invitation) return 'normal';
  const { isApplication, inviteeBrandId } = message.invitation;
  const viewerIsInvitee = viewerBrandId === inviteeBrandId;
  if (isApplication) return viewerIsInvitee ? 'sentApplication' : 'receivedApplication';
  return viewerIsInvitee ? 'receivedInvitation' : 'sentInvitation';
}

export function isHighlighted(message: TypedMessage, viewerBrandId: number): boolean {
  return (
    messageType(message, viewerBrandId) === 'receivedInvitation' &&
    message.invitation?.status === 'pending'
  );
}
