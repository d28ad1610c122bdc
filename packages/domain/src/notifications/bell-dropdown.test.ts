import { expect, it } from 'vitest';
import { bellDropdown, NO_MESSAGES_TEXT } from './bell-dropdown.ts';

it.each([
  ['desktop', false, 3],
  ['mobile', true, 2],
])('on %s shows the first of each list', (_layout, isMobile, size) => {
  const messages = ['a', 'b', 'c', 'd'];
  const notifications = [1, 2, 3, 4];
  expect(bellDropdown(messages, notifications, isMobile)).toEqual({
    messages: messages.slice(0, size),
    notifications: notifications.slice(0, size),
  });
});

it('shows fewer where there are fewer', () => {
  expect(bellDropdown([], [1], false)).toEqual({ messages: [], notifications: [1] });
});

it('invites to write the first message', () => {
  expect(NO_MESSAGES_TEXT).toBe('No messages yet. Reach out to someone!');
});
