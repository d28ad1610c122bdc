import { describe, expect, it } from 'vitest';
import {
  applyToInbox,
  type ConversationPage,
  isInList,
  type ListedConversation,
} from './apply-to-inbox.ts';
import { conversationCursor } from './conversation-cursor.ts';

const item = (
  conversationId: number,
  more: Partial<ListedConversation> = {},
): ListedConversation => ({
  conversationId,
  isRead: true,
  createdAt: `2026-03-04T05:06:0${conversationId}.000Z`,
  version: 1,
  conversation_archived: false,
  lists: [],
  ...more,
});

/** Newest first: 5, 4, 3. */
const whole: ConversationPage<ListedConversation> = {
  conversations: [item(5), item(4), item(3)],
  meta: { next: null, outOfMessages: false },
};
const partial = { ...whole, meta: { ...whole.meta, next: conversationCursor(item(3)) } };

const ids = (page: ConversationPage<ListedConversation> | 'fetch') =>
  page === 'fetch' ? page : page.conversations.map(({ conversationId }) => conversationId);
const apply = (page: typeof whole, conversation: ListedConversation, list = 'inbox') =>
  applyToInbox(page, { conversation }, { list });

describe('a whole list', () => {
  it.each([
    ['moves what became unread to the front', item(3, { version: 2, isRead: false }), [3, 5, 4]],
    ['ignores an event that is not newer', item(3, { version: 1, isRead: false }), [5, 4, 3]],
    ['takes in a new conversation at its place', item(6), [6, 5, 4, 3]],
    ['takes in one that belongs at the end', item(1), [5, 4, 3, 1]],
    ['lets an archived one go', item(4, { version: 2, conversation_archived: true }), [5, 3]],
    [
      'leaves out one that was archived unseen',
      item(7, { conversation_archived: true }),
      [5, 4, 3],
    ],
  ])('%s', (_fact, news, expected) => expect(ids(apply(whole, news))).toEqual(expected));

  it('learns from its own message whether there are more to send', () => {
    const news = { conversation: item(6), outOfMessages: true };
    expect(applyToInbox(whole, news, { list: 'inbox' })).toMatchObject({
      meta: { outOfMessages: true },
    });
    expect(apply(whole, item(6))).toMatchObject({ meta: { outOfMessages: false } });
  });

  it('asks again while a search decides what is in it', () => {
    const news = { conversation: item(6) };
    expect(applyToInbox(whole, news, { list: 'inbox', search: 'jam' })).toBe('fetch');
  });
});

describe('the beginning of a longer list', () => {
  it('keeps its length when something comes in, and knows where it ends now', () => {
    const next = apply(partial, item(6));
    expect(ids(next)).toEqual([6, 5, 4]);
    expect(next).toMatchObject({ meta: { next: conversationCursor(item(4)) } });
  });

  it.each([
    ['moves an item up', item(3, { version: 2, isRead: false }), [3, 5, 4]],
    ['stays when something changes behind its end', item(1, { version: 9 }), [5, 4, 3]],
    ['changes an item in its place', item(4, { version: 2, lists: ['x'] }), [5, 4, 3]],
  ])('%s', (_fact, news, expected) => expect(ids(apply(partial, news))).toEqual(expected));

  it.each([
    ['something leaves it', item(4, { version: 2, conversation_archived: true })],
    ['something sinks to its end', item(5, { version: 2, createdAt: '2026-03-04T05:06:00.000Z' })],
    ['its last item changes', item(3, { version: 2 })],
  ])('asks again when %s', (_fact, news) => expect(apply(partial, news)).toBe('fetch'));
});

describe('isInList', () => {
  it.each([
    ['inbox', false, [], true],
    ['inbox', true, [], false],
    ['archived', true, ['sentInvitations'], true],
    ['archived', false, [], false],
    ['sentInvitations', false, ['sentInvitations'], true],
    ['sentInvitations', true, ['sentInvitations'], false],
    ['sentInvitations', false, ['receivedInvitations'], false],
  ] as const)('%s, archived %s, in %o: %s', (list, conversation_archived, lists, expected) => {
    expect(isInList({ conversation_archived, lists }, list)).toBe(expected);
  });
});
