import { expect, it } from 'vitest';
import { unansweredNeed } from './invite-needs.ts';

it.each([
  [1, 'Fernweh waits for your answer'],
  [2, '2 brands wait for your answer'],
  [99, '99 brands wait for your answer'],
  [100, '100 or more brands wait for your answer'],
])('asks to answer %i', (count, title) => {
  expect(unansweredNeed({ count, partner: 'Fernweh' }).title).toBe(title);
});
