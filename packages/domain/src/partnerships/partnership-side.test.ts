import { expect, it } from 'vitest';
import { answeringSide, partnershipSide } from './partnership-side.ts';

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
