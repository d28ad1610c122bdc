import { expect, it } from 'vitest';
import { markConversationsRead } from './mark-conversations-read.ts';

const now = new Date(5000);
const withMessage = (ms: number, lastReadAt: Date | null) => ({
  lastReadAt,
  messages: [{ createdAt: new Date(ms) }],
});

it.each([
  ['an unread conversation now', withMessage(1000, null), now],
  ['one from a faster clock just after its message', withMessage(7000, now), new Date(7001)],
  ['a read one as it was', withMessage(1000, new Date(1001)), new Date(1001)],
])('stamps %s', (_what, conversation, expected) => {
  expect(markConversationsRead([conversation], now)).toEqual([
    { ...conversation, lastReadAt: expected },
  ]);
});

it('leaves an empty conversation alone', () => {
  const empty = { lastReadAt: null, messages: [] };
  expect(markConversationsRead([empty], now)).toEqual([empty]);
});
