import { expect, it } from 'vitest';
import { aMessage } from '../testing/a-message.ts';
import { anItem } from '../testing/an-item.ts';
import { applyToThreadPages, type ThreadPages } from './apply-to-thread-pages.ts';

const message = (id: number, content = `<p>${id}</p>`) => aMessage({ id, content });

function thread(...pages: number[][]): ThreadPages {
  return {
    pages: pages.map((ids, index) => ({
      conversation: anItem(),
      messages: ids.map((id) => message(id)),
      readers: [],
      meta: { hasOlder: index < pages.length - 1, outOfMessages: false },
    })),
    pageParams: pages.map(() => 0),
  };
}

const contents = ({ pages }: ThreadPages) =>
  pages.map(({ messages }) => messages.map(({ content }) => content.replace(/<\/?p>/g, '')));

it('puts a new message at the end of the newest page', () => {
  const after = applyToThreadPages(thread([3, 4], [1, 2]), { message: message(5) });
  expect(contents(after)).toEqual([
    ['3', '4', '5'],
    ['1', '2'],
  ]);
});

it('changes a message wherever it is', () => {
  const after = applyToThreadPages(thread([3, 4], [1, 2]), { message: message(2, 'gone') });
  expect(contents(after)).toEqual([
    ['3', '4'],
    ['1', 'gone'],
  ]);
});

it('tells every page of the conversation, and each page still knows whether there are older', () => {
  const conversation = anItem({ version: 2, conversation_archived: true });
  const after = applyToThreadPages(thread([3, 4], [1, 2]), { conversation, outOfMessages: true });
  expect(after.pages.map((page) => page.conversation.version)).toEqual([2, 2]);
  expect(after.pages.map(({ meta }) => meta)).toEqual([
    { hasOlder: true, outOfMessages: true },
    { hasOlder: false, outOfMessages: true },
  ]);
});
