import { describe, expect, it } from 'vitest';
import {
  answeringSide,
  campaignInvitationStatus,
  partnerStatus,
  partnershipSide,
} from './partnership-status.ts';

describe('partnership status', () => {
  it.each([
    ['pending', 'pending', 'pending'],
    ['interested', 'interested', 'pending'],
    ['accepted', 'accepted', 'accepted'],
    ['rejected', null, 'rejected'],
  ] as const)(
    'sees %s as partner status %s and invitation status %s',
    (status, partner, invitation) => {
      expect(partnerStatus(status)).toBe(partner);
      expect(campaignInvitationStatus(status)).toBe(invitation);
    },
  );
});

describe('partnership side', () => {
  it.each([
    [7, 'invitee'],
    [8, 'host'],
    [9, null],
  ])('sees brand %i as %s', (viewer, side) => {
    expect(partnershipSide(viewer, { hostBrandId: 8, inviteeBrandId: 7 })).toBe(side);
  });

  it('lets the invitee answer an invitation and the host an application', () => {
    expect(answeringSide(false)).toBe('invitee');
    expect(answeringSide(true)).toBe('host');
  });
});
