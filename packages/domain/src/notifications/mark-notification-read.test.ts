import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  markAllNotificationsRead,
  markNotificationRead,
  type NotificationState,
  type ReadableNotification,
} from './mark-notification-read.ts';

const now = new Date(5000);
const earlier = new Date(1000);
const state: NotificationState<ReadableNotification> = {
  items: [
    { id: 1, readAt: null },
    { id: 2, readAt: earlier },
    { id: 3, readAt: null },
  ],
  unreadCount: 12,
};

describe('markNotificationRead', () => {
  it('sets the one read and lowers the count', () => {
    expect(markNotificationRead(state, 1, now)).toEqual({
      items: [{ id: 1, readAt: now }, state.items[1], state.items[2]],
      unreadCount: 11,
    });
  });

  it.each([2, 99])('changes nothing for notification %i, read before or unknown', (id) => {
    expect(markNotificationRead(state, id, now)).toEqual(state);
  });

  it('never counts below zero', () => {
    expect(markNotificationRead({ ...state, unreadCount: 0 }, 1, now).unreadCount).toBe(0);
  });

  it('lowers the count once per unread notification, however often each is read', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(1, 2, 3, 99)), (ids) => {
        const after = ids.reduce((before, id) => markNotificationRead(before, id, now), state);
        const newlyRead = new Set(ids.filter((id) => id === 1 || id === 3)).size;
        expect(after.unreadCount).toBe(12 - newlyRead);
      }),
      { numRuns: 100 },
    );
  });
});

describe('markAllNotificationsRead', () => {
  it('reads every item, keeps earlier readings and empties the count', () => {
    expect(markAllNotificationsRead(state, now)).toEqual({
      items: [
        { id: 1, readAt: now },
        { id: 2, readAt: earlier },
        { id: 3, readAt: now },
      ],
      unreadCount: 0,
    });
  });
});
