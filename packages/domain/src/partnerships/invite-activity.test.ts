import { expect, it } from 'vitest';
import { inviteActivity } from './invite-activity.ts';

it.each([
  [false, true, 'You invited Fernweh to Summer'],
  [false, false, 'Fernweh invited you to Summer'],
  [true, true, 'Fernweh applied to join Summer'],
  [true, false, 'You applied to join Summer'],
])('says who asked whom (application: %s, own sweepstakes: %s)', (isApplication, isHost, words) => {
  const invite = { partner: 'Fernweh', campaign: 'Summer', isApplication, isHost };
  expect(inviteActivity(invite)).toBe(words);
});
