// What the two sides may do about the agreement, by the step a message reports (platform §4). Each
// step speaks to one side only: the host hears of interest and of the partner's signature, the
// invitee of the shared and of the confirmed agreement.

import type { PartnershipSide } from '../partnerships/partnership-status.ts';
import type { AgreementStep } from '../partnerships/take-partnership-action.ts';

export type AgreementAction =
  | 'createAgreement'
  | 'viewAgreement'
  | 'signAgreement'
  | 'viewCampaign';

export function agreementActions(
  step: AgreementStep | null,
  side: PartnershipSide,
): readonly AgreementAction[] {
  const offer = step && OFFER_BY_STEP[step];
  return offer?.side === side ? offer.actions : [];
}

const OFFER_BY_STEP: Record<
  AgreementStep,
  { side: PartnershipSide; actions: readonly AgreementAction[] }
> = {
  partnerIndicatedInterest: { side: 'host', actions: ['createAgreement'] },
  hostSharedAgreement: { side: 'invitee', actions: ['viewAgreement'] },
  partnerSigned: { side: 'host', actions: ['signAgreement'] },
  partnerConfirmed: { side: 'invitee', actions: ['viewAgreement', 'viewCampaign'] },
};
