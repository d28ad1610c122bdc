// What brands hear about invitations to campaigns and the agreements that follow.

import {
  aboutOtherBrand,
  type EventDescriptions,
  type OtherBrand,
} from '../notifications/event-description.ts';

export type InviteFacts = {
  id: number;
  campaignId: number;
  campaignName: string;
  /** Where the two brands talk about it. */
  conversationId: number;
};

export type InvitationAnswer = 'interested' | 'accepted' | 'declined';

type Received = { from: OtherBrand; isApplication: boolean; invite: InviteFacts };
type Answered = { by: OtherBrand; answer: InvitationAnswer; invite: InviteFacts };
type AgreementFacts = { by: OtherBrand; invite: InviteFacts };

export const partnershipEvents = {
  invitationReceived: ({ from, isApplication, invite }: Received) => {
    const what = isApplication ? 'applied to join' : 'invited you to';
    return said(from, what, invite, talkOf(invite), `invitation:${invite.id}`);
  },

  invitationAnswered: ({ by, answer, invite }: Answered) =>
    said(by, ANSWER_WORDS[answer], invite, talkOf(invite), `answer:${invite.id}:${answer}`),

  agreementShared: ({ by, invite }: AgreementFacts) =>
    said(by, 'shared the agreement for', invite, agreementOf(invite)),

  agreementSigned: ({ by, invite }: AgreementFacts) =>
    said(
      by,
      'signed the agreement for',
      invite,
      agreementOf(invite),
      `agreement-signed:${invite.id}:${by.id}`,
    ),
} satisfies EventDescriptions;

const ANSWER_WORDS: Record<InvitationAnswer, string> = {
  interested: 'is interested in',
  accepted: 'will take part in',
  declined: 'will not take part in',
};

const talkOf = ({ conversationId }: InviteFacts) => `/messaging/inbox/${conversationId}`;
const agreementOf = ({ campaignId }: InviteFacts) => `/builder/${campaignId}/partnership-agreement`;

function said(brand: OtherBrand, what: string, invite: InviteFacts, to: string, key?: string) {
  const text = `${brand.name} ${what} ${invite.campaignName}`;
  return aboutOtherBrand(brand, { category: 'partnerships', text, to }, key);
}
