import { expect, it } from 'vitest';
import { conversationActivity } from './conversation-activity.ts';

it.each([
  [true, 'Hello', 'You wrote to Fernweh: Hello'],
  [false, 'Hi', 'Fernweh wrote to you: Hi'],
  [false, '', 'Fernweh wrote to you'],
])('says who wrote to whom (own: %s, text: %o)', (isOwn, text, words) => {
  expect(conversationActivity({ partner: 'Fernweh', isOwn, text })).toBe(words);
});
