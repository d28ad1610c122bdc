import { expect, it } from 'vitest';
import { anItem } from '../testing/an-item.ts';
import { applyToPages, type ListPages } from './apply-to-pages.ts';

const INBOX = { list: 'inbox', search: '' } as const;
const item = (conversationId: number, minute: number, version = 1) =>
  anItem({
    conversationId,
    version,
    createdAt: new Date(Date.UTC(2026, 2, 10, 12, minute)).toISOString(),
  });

function pages(...lists: number[][]): ListPages {
  return {
    pages: lists.map((list, index) => ({
      conversations: list.map((minute) => item(minute, minute)),
      meta: { next: index === lists.length - 1 ? null : 'next', outOfMessages: false },
    })),
    pageParams: lists.map(() => ''),
  };
}

const ids = (data: ListPages | 'fetch') =>
  data === 'fetch'
    ? data
    : data.pages.map((page) => page.conversations.map(({ conversationId }) => conversationId));

it('moves a conversation to the front and keeps the length of each page but the last', () => {
  const data = applyToPages(pages([50, 40], [30, 20]), { conversation: item(20, 55, 2) }, INBOX);
  expect(ids(data)).toEqual([
    [20, 50],
    [40, 30],
  ]);
});

it('asks for the next page after the item that now ends the one before', () => {
  const data = applyToPages(pages([50, 40], [30]), { conversation: item(60, 60) }, INBOX);
  expect(ids(data)).toEqual([
    [60, 50],
    [40, 30],
  ]);
  const at50 = `r.${Date.UTC(2026, 2, 10, 12, 50)}.50`;
  expect(data !== 'fetch' && data.pageParams).toEqual(['', at50]);
  expect(data !== 'fetch' && data.pages.map(({ meta }) => meta.next)).toEqual([at50, null]);
});

it('leaves out a page that became empty', () => {
  const archived = { ...item(30, 30, 2), conversation_archived: true };
  const data = applyToPages(pages([50, 40], [30]), { conversation: archived }, INBOX);
  expect(ids(data)).toEqual([[50, 40]]);
  expect(data !== 'fetch' && data.pages.map(({ meta }) => meta.next)).toEqual([null]);
});

it('changes nothing for an old event, and asks anew where a search decides', () => {
  const data = pages([50, 40]);
  expect(applyToPages(data, { conversation: item(40, 59) }, INBOX)).toBe(data);
  const search = { list: 'inbox', search: 'tea' } as const;
  expect(applyToPages(data, { conversation: item(40, 59, 2) }, search)).toBe('fetch');
});
