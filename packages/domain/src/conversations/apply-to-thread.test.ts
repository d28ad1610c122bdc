import { describe, expect, it } from 'vitest';
import { applyToThread, type ThreadConversation, type ThreadMessage } from './apply-to-thread.ts';

const conversation: ThreadConversation = {
  conversationId: 7,
  version: 3,
  last_read: null,
  conversation_archived: false,
  title: 'Wanderquay',
  image: null,
};
const message = (id: number, more: Partial<ThreadMessage> = {}): ThreadMessage => ({
  id,
  conversation_id: 7,
  last_read: null,
  conversation_archive: false,
  conversation_brand_name: 'Wanderquay',
  conversation_brand_logo: null,
  ...more,
});
const thread = {
  conversation,
  messages: [message(10), message(12)],
  readers: ['owner'],
  meta: { outOfMessages: false, hasOlder: true },
};
const ids = ({ messages }: { messages: readonly ThreadMessage[] }) => messages.map(({ id }) => id);

describe('applyToThread', () => {
  it.each([
    ['adds a new message', message(13), [10, 12, 13]],
    ['puts a late one between', message(11), [10, 11, 12]],
    ['replaces one it has', message(12), [10, 12]],
    ['leaves out one older than it reaches', message(9), [10, 12]],
  ])('%s', (_fact, news, expected) => {
    expect(ids(applyToThread(thread, { message: news }))).toEqual(expected);
  });

  it('takes the conversation only when it is newer, with who has read', () => {
    const newer: ThreadConversation = {
      ...conversation,
      version: 4,
      last_read: '2026-03-04T05:06:07.008Z',
    };
    const after = applyToThread(thread, { conversation: newer, readers: ['owner', 'member'] });
    expect(after).toMatchObject({ conversation: newer, readers: ['owner', 'member'] });
    const same = applyToThread(after, { conversation: { ...newer, title: 'Old' }, readers: [] });
    expect(same).toEqual(after);
  });

  it('tells each message what has become of its conversation', () => {
    const newer: ThreadConversation = {
      ...conversation,
      version: 4,
      last_read: 'now',
      conversation_archived: true,
      title: 'New name',
      image: '/logo.png',
    };
    const [first] = applyToThread(thread, { conversation: newer }).messages;
    expect(first).toMatchObject({
      last_read: 'now',
      conversation_archive: true,
      conversation_brand_name: 'New name',
      conversation_brand_logo: '/logo.png',
    });
  });

  it('changes nothing for another conversation', () => {
    const other = { ...conversation, conversationId: 8, version: 99 };
    expect(applyToThread(thread, { conversation: other })).toBe(thread);
    expect(applyToThread(thread, { message: message(13, { conversation_id: 8 }) })).toBe(thread);
  });

  it('learns whether there are more messages to send, and keeps the rest of what it knew', () => {
    const { meta } = applyToThread(thread, { message: message(13), outOfMessages: true });
    expect(meta).toEqual({ outOfMessages: true, hasOlder: true });
  });
});
