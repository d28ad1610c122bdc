import { expect, it } from 'vitest';
import { groupByInvitation } from './group-by-invitation.ts';
import type { TypedMessage } from './message-type.ts';

const VIEWER = 7;
const OTHER = 8;
const normal: TypedMessage = { kind: null, invitation: null };
const ask = (isApplication: boolean, inviteeBrandId: number): TypedMessage => ({
  kind: null,
  invitation: { isApplication, inviteeBrandId, status: 'pending', agreementStep: null },
});

it('puts a conversation into the list of each type it holds', () => {
  const plain = { messages: [normal] };
  const received = { messages: [normal, ask(false, VIEWER)] };
  const sent = { messages: [ask(false, OTHER)] };
  const both = { messages: [ask(true, OTHER), ask(true, VIEWER)] };
  expect(groupByInvitation([plain, received, sent, both], VIEWER)).toEqual({
    receivedApplications: [both],
    receivedInvitations: [received],
    sentApplications: [both],
    sentInvitations: [sent],
  });
});
