import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { notificationPlace, orderNotifications } from './notification-list.ts';

describe('order notifications', () => {
  const note = (id: string, createdAt: number, readAt: number | null) => ({
    id,
    createdAt: new Date(createdAt),
    readAt: readAt === null ? null : new Date(readAt),
  });

  it('puts unread first, then the newest, then the order given', () => {
    const given = [
      note('read new', 9, 10),
      note('unread old', 1, null),
      note('read old', 2, 99),
      note('unread new', 3, null),
      note('unread new too', 3, null),
    ];
    expect(orderNotifications(given).map(({ id }) => id)).toEqual([
      'unread new',
      'unread new too',
      'unread old',
      'read new',
      'read old',
    ]);
  });

  it('keeps every notification and changes nothing when repeated', () => {
    const any = fc.tuple(fc.string(), fc.nat(5), fc.option(fc.nat(5)));
    fc.assert(
      fc.property(fc.array(any), (given) => {
        const notifications = given.map(([id, createdAt, readAt]) => note(id, createdAt, readAt));
        const ordered = orderNotifications(notifications);
        expect(new Set(ordered)).toEqual(new Set(notifications));
        expect(orderNotifications(ordered)).toEqual(ordered);
      }),
      { numRuns: 100 },
    );
  });
});

describe('notification place', () => {
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
});
