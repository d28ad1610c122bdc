// What each side may do to a partnership, and what it becomes. The side that was asked says
// interested or declines; declining stays possible until the partnership is accepted. Then the
// agreement goes round: the host shares it, the partner signs, the host signs, and that last
// signature accepts the partnership. Accepted and rejected are final.

import {
  answeringSide,
  type PartnershipSide,
  type PartnershipStatus,
} from './partnership-status.ts';

/** The last thing that happened to the agreement (`partnership_action` on the wire). */
export type AgreementStep =
  | 'partnerIndicatedInterest'
  | 'hostSharedAgreement'
  | 'partnerSigned'
  | 'partnerConfirmed';

export type Partnership = {
  isApplication: boolean;
  status: PartnershipStatus;
  agreementStep: AgreementStep | null;
};

export type PartnershipAction = 'interested' | 'decline' | 'createAgreement' | 'signAgreement';

/** The partnership after the action, or null where this side may not do this now. */
export function takePartnershipAction<P extends Partnership>(
  partnership: P,
  action: PartnershipAction,
  side: PartnershipSide,
): P | null {
  const { isApplication, status, agreementStep } = partnership;
  const answers = side === answeringSide(isApplication);
  const isOpen = status === 'pending' || status === 'interested';
  switch (action) {
    case 'interested':
      if (!answers || status !== 'pending') return null;
      return { ...partnership, status: 'interested', agreementStep: 'partnerIndicatedInterest' };
    case 'decline':
      return answers && isOpen ? { ...partnership, status: 'rejected' } : null;
    case 'createAgreement':
      // Sharing again replaces an agreement nobody has signed yet.
      if (side !== 'host' || status !== 'interested' || agreementStep === 'partnerSigned')
        return null;
      return { ...partnership, agreementStep: 'hostSharedAgreement' };
    case 'signAgreement':
      if (status !== 'interested') return null;
      if (side === 'invitee' && agreementStep === 'hostSharedAgreement') {
        return { ...partnership, agreementStep: 'partnerSigned' };
      }
      if (side === 'host' && agreementStep === 'partnerSigned') {
        return { ...partnership, status: 'accepted', agreementStep: 'partnerConfirmed' };
      }
      return null;
  }
}

export function canTakePartnershipAction(
  partnership: Partnership,
  action: PartnershipAction,
  side: PartnershipSide,
): boolean {
  return takePartnershipAction(partnership, action, side) !== null;
}
