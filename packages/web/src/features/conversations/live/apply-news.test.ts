import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { conversationQuery } from '../conversation-query.ts';
import { conversationsQuery } from '../conversations-query.ts';
import { aMessage, OWN_BRAND } from '../testing/a-message.ts';
import { anItem } from '../testing/an-item.ts';
import { applyNews } from './apply-news.ts';

const thread = conversationQuery(OWN_BRAND, 7);
const inbox = conversationsQuery(OWN_BRAND);
const threadPage = {
  conversation: anItem(),
  messages: [aMessage({ id: 1 })],
  readers: [],
  meta: { hasOlder: false, outOfMessages: false },
};
const inboxPage = { conversations: [anItem()], meta: { outOfMessages: false, next: null } };
const news = {
  message: aMessage({ id: 2, content: '<p>News</p>' }),
  conversation: anItem({ version: 2, text: 'News', isRead: false }),
  readers: [],
};

const messageIds = (client: QueryClient) =>
  client
    .getQueryData(thread.queryKey)
    ?.pages.flatMap(({ messages }) => messages.map(({ id }) => id));
const texts = (client: QueryClient) =>
  client
    .getQueryData(inbox.queryKey)
    ?.pages.flatMap(({ conversations }) => conversations.map(({ text }) => text));

it('changes the thread and the lists on hand', () => {
  const client = new QueryClient();
  client.setQueryData(thread.queryKey, { pages: [threadPage], pageParams: [0] });
  client.setQueryData(inbox.queryKey, { pages: [inboxPage], pageParams: [''] });
  applyNews(client, OWN_BRAND, news);
  applyNews(client, OWN_BRAND, news);
  expect(messageIds(client)).toEqual([1, 2]);
  expect(texts(client)).toEqual(['News']);
});

it('is not lost to an answer that was made before it and arrives after it', async () => {
  const client = new QueryClient();
  const answer = Promise.withResolvers<void>();
  const fetching = Promise.all([
    client.fetchInfiniteQuery({
      ...thread,
      queryFn: () => answer.promise.then(() => threadPage),
    }),
    client.fetchInfiniteQuery({ ...inbox, queryFn: () => answer.promise.then(() => inboxPage) }),
  ]);
  applyNews(client, OWN_BRAND, news);
  answer.resolve();
  await fetching;
  await Promise.resolve();
  expect(messageIds(client)).toEqual([1, 2]);
  expect(texts(client)).toEqual(['News']);
});

it('leaves what belongs to another brand alone', () => {
  const client = new QueryClient();
  client.setQueryData(thread.queryKey, { pages: [threadPage], pageParams: [0] });
  applyNews(client, 99, news);
  expect(messageIds(client)).toEqual([1]);
});
