import type { ConversationMessage } from '@tandem/contract/conversations';
import type { MessageInvitation, TypedMessage } from '@tandem/domain/conversations/message-type';
import type { AgreementStep } from '@tandem/domain/partnerships/take-partnership-action';

/** The invitation a message carries, in the words of the rules. */
export function invitationOf(message: ConversationMessage): MessageInvitation | null {
  const { partnershipinvite_id, invitee_id, status } = message;
  if (partnershipinvite_id === null || invitee_id === null || status === null) return null;
  return {
    isApplication: message.application,
    inviteeBrandId: invitee_id,
    status,
    agreementStep: message.partnership_action && STEPS[message.partnership_action],
  };
}

/** The same as it stands now: what the message reports may be long past. */
export function currentInvitationOf(message: ConversationMessage): MessageInvitation | null {
  const invitation = invitationOf(message);
  if (!invitation) return null;
  return { ...invitation, agreementStep: message.agreement_step && STEPS[message.agreement_step] };
}

export function typedMessage(message: ConversationMessage): TypedMessage {
  const { type } = message;
  return {
    kind: type === 'campaignAnnouncement' || type === 'newBrandWelcome' ? type : null,
    invitation: invitationOf(message),
  };
}

const STEPS: Record<NonNullable<ConversationMessage['partnership_action']>, AgreementStep> = {
  partner_indicate_interested: 'partnerIndicatedInterest',
  host_shared_agreement: 'hostSharedAgreement',
  partner_signed: 'partnerSigned',
  partner_confirmed: 'partnerConfirmed',
};
