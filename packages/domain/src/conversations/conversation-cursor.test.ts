import { describe, expect, it } from 'vitest';
import {
  compareListPlaces,
  conversationCursor,
  readConversationCursor,
} from './conversation-cursor.ts';

const place = { isRead: false, createdAt: '2026-03-04T05:06:07.008Z', conversationId: 12 };

describe('a cursor', () => {
  it.each([place, { ...place, isRead: true }, { ...place, conversationId: 2_147_483_647 }])(
    'comes back as the place it was made from: %o',
    (place) => expect(readConversationCursor(conversationCursor(place))).toEqual(place),
  );

  it.each(['', 'u.1.0', 'x.1.1', 'u.1', 'u.-1.1', 'u.1.1.1', "u.1.1' or 1=1", 'u.1e9.1'])(
    'is not %o',
    (text) => expect(readConversationCursor(text)).toBeNull(),
  );
});

describe('compareListPlaces', () => {
  it('lists unread first, then newest, then the higher id', () => {
    const read = { ...place, isRead: true };
    const older = { ...place, createdAt: '2026-03-04T05:06:07.007Z' };
    const higher = { ...place, conversationId: 13 };
    const listed = [read, older, place, higher].sort(compareListPlaces);
    expect(listed).toEqual([higher, place, older, read]);
  });
});
