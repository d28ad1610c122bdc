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
/** `isApplication`: the brand that is told had applied, and the host has answered. */
type Answered = {
  by: OtherBrand;
  answer: InvitationAnswer;
  isApplication: boolean;
  invite: InviteFacts;
};
type AgreementFacts = { by: OtherBrand; invite: InviteFacts };

export const partnershipEvents = {
  invitationReceived: ({ from, isApplication, invite }: Received) => {
    const what = isApplication ? 'applied to join' : 'invited you to';
    return said(from, what, invite, talkOf(invite), `invitation:${invite.id}`);
  },

  invitationAnswered: ({ by, answer, isApplication, invite }: Answered) => {
    const words = isApplication ? HOST_WORDS : INVITEE_WORDS;
    return said(by, words[answer], invite, talkOf(invite), `answer:${invite.id}:${answer}`);
  },

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

const INVITEE_WORDS: Record<InvitationAnswer, string> = {
  interested: 'is interested in',
  accepted: 'will take part in',
  declined: 'will not take part in',
};

// The sweepstakes is the host's own: it is not the sweepstakes that it is interested in.
const HOST_WORDS: Record<InvitationAnswer, string> = {
  interested: 'is interested in having you in',
  accepted: 'takes you into',
  declined: 'declined your application to',
};

const talkOf = ({ conversationId }: InviteFacts) => `/messaging/inbox/${conversationId}`;
const agreementOf = ({ campaignId }: InviteFacts) => `/builder/${campaignId}/partnership-agreement`;

function said(brand: OtherBrand, what: string, invite: InviteFacts, to: string, key?: string) {
  const text = `${brand.name} ${what} ${invite.campaignName}`;
  return aboutOtherBrand(brand, { category: 'partnerships', text, to }, key);
}
