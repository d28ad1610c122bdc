import { describe, expect, it } from 'vitest';
import { isHighlighted, messageType, type TypedMessage } from './message-type.ts';

const INVITEE = 7;
const HOST = 8;
const invitation = {
  isApplication: false,
  inviteeBrandId: INVITEE,
  status: 'pending',
  agreementStep: null,
} as const;
const invited: TypedMessage = { kind: null, invitation };
const applied: TypedMessage = { kind: null, invitation: { ...invitation, isApplication: true } };

describe('messageType', () => {
  it.each([
    ['no invitation', { kind: null, invitation: null }, INVITEE, 'normal'],
    ['an invitation, to the invitee', invited, INVITEE, 'receivedInvitation'],
    ['an invitation, to the host', invited, HOST, 'sentInvitation'],
    ['an application, to the host', applied, HOST, 'receivedApplication'],
    ['an application, to the invitee', applied, INVITEE, 'sentApplication'],
    [
      'an announcement',
      { kind: 'campaignAnnouncement', invitation },
      INVITEE,
      'campaignAnnouncement',
    ],
    ['a welcome', { kind: 'newBrandWelcome', invitation: null }, INVITEE, 'newBrandWelcome'],
  ] as const)('of %s is right', (_what, message, viewer, expected) => {
    expect(messageType(message, viewer)).toBe(expected);
  });
});

describe('isHighlighted', () => {
  it.each([
    ['pending', true],
    ['interested', false],
    ['accepted', false],
    ['rejected', false],
  ] as const)('for a received invitation that is %s answers %s', (status, expected) => {
    const message = { kind: null, invitation: { ...invitation, status } };
    expect(isHighlighted(message, INVITEE)).toBe(expected);
  });

  it('is false for whoever sent the invitation and for applications', () => {
    expect(isHighlighted(invited, HOST)).toBe(false);
    expect(isHighlighted(applied, HOST)).toBe(false);
    expect(isHighlighted(applied, INVITEE)).toBe(false);
    expect(isHighlighted({ kind: null, invitation: null }, INVITEE)).toBe(false);
  });
});
