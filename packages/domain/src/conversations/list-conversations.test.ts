import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Conversation, latestMessage, listConversations } from './list-conversations.ts';

function conversation(id: number, over: Partial<Conversation> = {}): Conversation {
  return {
    id,
    brandName: 'Juniper Tea',
    brandLogo: 'https://cdn.example/juniper.png',
    isArchived: false,
    lastReadAt: null,
    messages: [{ content: '<p>Hi &amp; welcome</p>', createdAt: new Date(1000) }],
    ...over,
  };
}
const message = (ms: number, content = 'x') => ({ content, createdAt: new Date(ms) });

describe('listConversations', () => {
  it('shows the other brand and the latest message as plain text', () => {
    const messages = [message(2000, '<p>Later &amp; <b>bold</b></p>'), message(1000, 'earlier')];
    expect(listConversations([conversation(4, { messages, lastReadAt: new Date(2001) })])).toEqual([
      {
        conversationId: 4,
        title: 'Juniper Tea',
        image: 'https://cdn.example/juniper.png',
        text: 'Later & bold',
        createdAt: new Date(2000),
        isRead: true,
      },
    ]);
  });

  it('leaves out archived and empty conversations', () => {
    const given = [
      conversation(1, { isArchived: true }),
      conversation(2, { messages: [] }),
      conversation(3),
    ];
    expect(listConversations(given).map((item) => item.conversationId)).toEqual([3]);
  });

  it('puts unread first, then the newest', () => {
    const read = new Date(9000);
    const given = [
      conversation(1, { messages: [message(5000)], lastReadAt: read }),
      conversation(2, { messages: [message(1000)] }),
      conversation(3, { messages: [message(6000)], lastReadAt: read }),
      conversation(4, { messages: [message(2000)] }),
    ];
    expect(listConversations(given).map((item) => item.conversationId)).toEqual([4, 2, 3, 1]);
  });

  it('keeps every open conversation and the order of the rule', () => {
    const ms = fc.integer({ min: 0, max: 5 });
    const any = fc.record({ created: ms, lastRead: fc.option(ms), isArchived: fc.boolean() });
    fc.assert(
      fc.property(fc.array(any), (given) => {
        const items = listConversations(
          given.map(({ created, lastRead, isArchived }, id) =>
            conversation(id, {
              isArchived,
              messages: [message(created)],
              lastReadAt: lastRead === null ? null : new Date(lastRead),
            }),
          ),
        );
        expect(items.length).toBe(given.filter((one) => !one.isArchived).length);
        items.slice(1).forEach((item, index) => {
          const before = items[index] ?? item;
          expect(before.isRead && !item.isRead).toBe(false);
          if (before.isRead === item.isRead) {
            expect(before.createdAt >= item.createdAt).toBe(true);
          }
        });
      }),
      { numRuns: 100 },
    );
  });
});

describe('latestMessage', () => {
  it('is the newest, and the last given of the same instant', () => {
    const first = message(5, 'first');
    const second = message(5, 'second');
    expect(latestMessage([first, second, message(4)])).toBe(second);
    expect(latestMessage([])).toBeUndefined();
  });
});
