import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  applyNotificationEvent,
  type ListedNotification,
  type NotificationEventMessage,
  type NotificationStretch,
} from './apply-notification-event.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 2, 2, 12, minute)).toISOString();
const one = (id: number, isRead = false): ListedNotification => ({
  id,
  createdAt: at(id),
  read_at: isRead ? at(50) : null,
});
const ids = (result: NotificationStretch<ListedNotification> | 'refetch') =>
  result === 'refetch' ? result : result.notifications.map(({ id }) => id);
const read = (...list: number[]): NotificationEventMessage<ListedNotification> => ({
  type: 'notifications_read',
  ids: list,
  readAt: at(55),
});

describe('applyNotificationEvent', () => {
  const whole = { notifications: [one(9), one(7), one(8, true)], next: null };
  const partly = { notifications: [one(9), one(7)], next: 'more' };

  it('puts a new one first, once', () => {
    const event = { type: 'notification', notification: one(10) } as const;
    const after = applyNotificationEvent(whole, event);
    expect(ids(after)).toEqual([10, 9, 7, 8]);
    if (after === 'refetch') throw new Error('too careful');
    expect(applyNotificationEvent(after, event)).toBe(after);
  });

  it('keeps what it knows to be read when an old announcement comes late', () => {
    const event = { type: 'notification', notification: one(8) } as const;
    expect(applyNotificationEvent(whole, event)).toBe(whole);
  });

  it('moves one that was read to its place among the read', () => {
    const after = applyNotificationEvent(whole, read(9));
    expect(ids(after)).toEqual([7, 9, 8]);
    expect(after).toMatchObject({ notifications: [{}, { id: 9, read_at: at(55) }, {}] });
  });

  it('never reads one a second time', () => {
    expect(applyNotificationEvent(whole, read(8))).toEqual(whole);
  });

  it('lets go of what moves behind the end of what was fetched', () => {
    expect(ids(applyNotificationEvent(partly, read(9)))).toEqual([7]);
    expect(ids(applyNotificationEvent(partly, read(7)))).toEqual([9]);
  });

  it('fetches anew when nothing certain is left, or too many were read to name them', () => {
    expect(applyNotificationEvent(partly, read(9, 7))).toBe('refetch');
    expect(
      applyNotificationEvent(whole, { type: 'notifications_read', ids: 'all', readAt: at(55) }),
    ).toBe('refetch');
  });

  it('equals a fresh fetch of the same stretch, whatever happens in whatever order', () => {
    const step = fc.oneof(
      fc.record({ kind: fc.constant('new' as const) }),
      fc.record({ kind: fc.constant('read' as const), which: fc.nat(20) }),
    );
    fc.assert(
      fc.property(fc.nat(8), fc.nat(8), fc.array(step, { maxLength: 12 }), (had, size, steps) => {
        let stored = Array.from({ length: had }, (_, n) => one(n + 1, n % 3 === 0));
        let stretch = fetch(stored, size);
        for (const [n, taken] of steps.entries()) {
          let event: NotificationEventMessage<ListedNotification>;
          if (taken.kind === 'new') {
            const notification = one(20 + n);
            stored = [...stored, notification];
            event = { type: 'notification', notification };
          } else {
            const picked = stored[taken.which % Math.max(1, stored.length)];
            if (!picked || picked.read_at !== null) continue;
            stored = stored.map((s) => (s.id === picked.id ? { ...s, read_at: at(55) } : s));
            event = { type: 'notifications_read', ids: [picked.id], readAt: at(55) };
          }
          const applied = applyNotificationEvent(stretch, event);
          stretch = applied === 'refetch' ? fetch(stored, size) : applied;
          const { length } = stretch.notifications;
          expect(stretch.notifications).toEqual(fetch(stored, length).notifications);
        }
      }),
    );
  });
});

/** As the server answers: unread first, then newest. */
function fetch(
  stored: ListedNotification[],
  size: number,
): NotificationStretch<ListedNotification> {
  const sorted = stored.toSorted(
    (a, b) => Number(a.read_at !== null) - Number(b.read_at !== null) || b.id - a.id,
  );
  return { notifications: sorted.slice(0, size), next: sorted.length > size ? 'more' : null };
}
