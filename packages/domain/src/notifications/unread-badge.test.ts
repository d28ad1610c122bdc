import { expect, it } from 'vitest';
import { titleBarText, unreadBadge } from './unread-badge.ts';

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
