import type { ConversationItem } from '@tandem/contract/conversations';
import { expect, it } from 'vitest';
import { anItem } from '../testing/an-item.ts';
import { inPlaces, placesOf } from './steady-order.ts';

const OWN = 1;
const item = (conversationId: number, minute: number, more: Partial<ConversationItem> = {}) =>
  anItem({
    conversationId,
    createdAt: new Date(Date.UTC(2026, 2, 10, 12, minute)).toISOString(),
    latestMessageId: minute,
    latestBrandId: 2,
    isRead: false,
    ...more,
  });
const loaded = [item(30, 30), item(20, 20), item(10, 40, { isRead: true })];
const places = placesOf(new Map(), loaded, OWN);

/** The order after a change, with the data sorted as the server would. */
function order(...changed: ConversationItem[]): number[] {
  const items = [
    ...changed,
    ...loaded.filter(
      ({ conversationId }) => !changed.some((c) => c.conversationId === conversationId),
    ),
  ];
  return inPlaces(items, placesOf(places, items, OWN)).map(({ conversationId }) => conversationId);
}

it('shows a list as it was loaded', () => {
  expect(order()).toEqual([30, 20, 10]);
});

it('leaves a conversation where it is when it is read', () => {
  expect(order(item(30, 30, { isRead: true }))).toEqual([30, 20, 10]);
});

it('leaves it there when we answer', () => {
  const answered = item(20, 59, { isRead: true, latestBrandId: OWN });
  expect(order(answered)).toEqual([30, 20, 10]);
});

it('moves it up when somebody else writes, and leaves it there once that is read', () => {
  const news = item(10, 58);
  expect(order(news)).toEqual([10, 30, 20]);
  const items = [news, ...loaded.slice(0, 2)];
  const after = placesOf(placesOf(places, items, OWN), items, OWN);
  const read = [{ ...news, isRead: true }, ...loaded.slice(0, 2)];
  expect(inPlaces(read, placesOf(after, read, OWN))[0]?.conversationId).toBe(10);
});

it('puts a conversation that comes later where it belongs', () => {
  expect(order(item(50, 25))).toEqual([30, 50, 20, 10]);
});
