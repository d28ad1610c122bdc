import type { Notification } from '@tandem/contract/notifications';
import { describe, expect, it } from 'vitest';
import { applyToPages, type NotificationPages } from './apply-to-pages.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 2, 2, 12, minute)).toISOString();
const one = (id: number, isRead = false): Notification => ({
  id,
  brand_id: 1,
  presentational: { img: null, text: `Event ${id}`, to: '/' },
  createdAt: at(id),
  read_at: isRead ? at(59) : null,
});

function pages(lists: Notification[][], next: string | null): NotificationPages {
  return {
    pages: lists.map((notifications, index) => ({
      notifications,
      next: index < lists.length - 1 ? `cursor ${index}` : next,
    })),
    pageParams: ['', ...lists.slice(1).map((_list, index) => `cursor ${index}`)],
  };
}

const ids = (data: NotificationPages | 'refetch') =>
  data === 'refetch' ? data : data.pages.map((page) => page.notifications.map(({ id }) => id));

describe('pages that follow an event', () => {
  it('begin with the new one; the last page grows', () => {
    const before = pages([[one(9), one(8)], [one(7)]], null);
    const after = applyToPages(before, { type: 'notification', notification: one(10) });
    expect(ids(after)).toEqual([
      [10, 9],
      [8, 7],
    ]);
  });

  it('move what was read across pages', () => {
    const before = pages(
      [
        [one(9), one(8)],
        [one(7), one(5, true)],
      ],
      null,
    );
    const read = { type: 'notifications_read', ids: [9], readAt: at(58) } as const;
    expect(ids(applyToPages(before, read))).toEqual([
      [8, 7],
      [9, 5],
    ]);
  });

  it('stay the same object when nothing changes, so that nothing is drawn anew', () => {
    const before = pages([[one(9)]], null);
    expect(applyToPages(before, { type: 'notification', notification: one(9) })).toBe(before);
  });

  it('keep where the next page begins', () => {
    const before = pages([[one(9), one(8)]], 'further');
    const read = { type: 'notifications_read', ids: [9], readAt: at(58) } as const;
    const after = applyToPages(before, read);
    expect(ids(after)).toEqual([[8]]);
    expect(after).toMatchObject({ pages: [{ next: 'further' }] });
  });

  it('are fetched anew when all were read', () => {
    const all = { type: 'notifications_read', ids: 'all', readAt: at(58) } as const;
    expect(applyToPages(pages([[one(9)]], null), all)).toBe('refetch');
  });
});
