import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { messageActions } from './message-actions.ts';
import type { MessageInvitation, TypedMessage } from './message-type.ts';

const INVITEE = 7;
const HOST = 8;

function message(invitation: Partial<MessageInvitation>): TypedMessage {
  return {
    kind: null,
    invitation: {
      isApplication: false,
      inviteeBrandId: INVITEE,
      status: 'pending',
      agreementStep: null,
      ...invitation,
    },
  };
}

describe('messageActions', () => {
  it.each([
    ['a normal message', { kind: null, invitation: null }, HOST, []],
    ['an announcement', { kind: 'campaignAnnouncement', invitation: null }, HOST, []],
    ['a welcome', { kind: 'newBrandWelcome', invitation: null }, HOST, ['explore']],
    ['a received invitation', message({}), INVITEE, ['interested', 'decline', 'viewCampaign']],
    ['a sent invitation', message({}), HOST, ['viewCampaign']],
    ['a received application', message({ isApplication: true }), HOST, ['interested', 'decline']],
    [
      'a received application that interests the host',
      message({ isApplication: true, status: 'interested' }),
      HOST,
      ['interested', 'decline', 'createAgreement'],
    ],
    [
      'a received application that was accepted',
      message({ isApplication: true, status: 'accepted' }),
      HOST,
      ['interested', 'decline'],
    ],
    [
      'a sent application',
      message({ isApplication: true, status: 'interested' }),
      INVITEE,
      ['viewCampaign'],
    ],
    [
      'an interested received invitation',
      message({ status: 'interested' }),
      INVITEE,
      ['interested', 'decline', 'viewCampaign'],
    ],
  ] as const)('of %s are those of the table', (_what, typed, viewer, expected) => {
    expect(messageActions(typed, viewer)).toEqual(expected);
  });

  it.each([
    [
      'a shared agreement to the invitee',
      message({ agreementStep: 'hostSharedAgreement' }),
      INVITEE,
      ['interested', 'decline', 'viewCampaign', 'viewAgreement'],
    ],
    [
      'a signed agreement to the host',
      message({ agreementStep: 'partnerSigned' }),
      HOST,
      ['viewCampaign', 'signAgreement'],
    ],
    [
      'a confirmed agreement to the applicant',
      message({ isApplication: true, agreementStep: 'partnerConfirmed' }),
      INVITEE,
      ['viewCampaign', 'viewAgreement'],
    ],
    [
      'interest the host already shares',
      message({
        isApplication: true,
        status: 'interested',
        agreementStep: 'partnerIndicatedInterest',
      }),
      HOST,
      ['interested', 'decline', 'createAgreement'],
    ],
  ] as const)('add the agreement action once for %s', (_what, typed, viewer, expected) => {
    expect(messageActions(typed, viewer)).toEqual(expected);
  });

  it('never lists an action twice', () => {
    const invitation = fc.record({
      isApplication: fc.boolean(),
      inviteeBrandId: fc.constantFrom(INVITEE, HOST),
      status: fc.constantFrom('pending', 'interested', 'accepted', 'rejected' as const),
      agreementStep: fc.constantFrom(
        null,
        'partnerIndicatedInterest' as const,
        'hostSharedAgreement' as const,
        'partnerSigned' as const,
        'partnerConfirmed' as const,
      ),
    });
    fc.assert(
      fc.property(invitation, (given) => {
        const actions = messageActions({ kind: null, invitation: given }, HOST);
        expect(new Set(actions).size).toBe(actions.length);
      }),
      { numRuns: 100 },
    );
  });
});
