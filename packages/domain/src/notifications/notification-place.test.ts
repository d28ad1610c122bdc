import { expect, it } from 'vitest';
import { notificationPlace } from './notification-place.ts';

it.each(['/', '/messaging/inbox/12', '/explore/brands/3?tab=a#b'])('leads to %s', (to) => {
  expect(notificationPlace(to)).toBe(to);
});

it.each([
  null,
  '',
  'messaging',
  '//evil.example',
  '/\\evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  ' /messaging',
  'data:text/html,x',
])('leads to the list instead of %j', (to) => {
  expect(notificationPlace(to)).toBe('/notifications');
});
