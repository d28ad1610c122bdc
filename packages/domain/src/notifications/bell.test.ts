import { describe, expect, it } from 'vitest';
import { bellDropdown, NO_MESSAGES_TEXT, titleBarText, unreadBadge } from './bell.ts';

describe('bell dropdown', () => {
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
});

describe('unread badge', () => {
  it.each([
    [0, true, { show: 'spinner' }],
    [5, true, { show: 'spinner' }],
    [0, false, { show: 'nothing' }],
    [1, false, { show: 'count', text: '1' }],
    [1234, false, { show: 'count', text: '1234' }],
  ])('for %i unread, loading %s, shows %j', (count, isLoading, expected) => {
    expect(unreadBadge(count, isLoading)).toEqual(expected);
  });

  it.each([
    [0, 'Discover'],
    [1, '(1) Discover'],
    [120, '(120) Discover'],
  ])('with %i unread titles the page %s', (count, expected) => {
    expect(titleBarText('Discover', count)).toBe(expected);
  });
});
