import { expect, it } from 'vitest';
import { isConversationRead } from './reading-times.ts';
import { receiveReply, replyToConversation } from './reply-to-conversation.ts';

const earlier = { content: 'Hello', createdAt: new Date(1000) };
const reply = { content: 'Hello back', createdAt: new Date(2000) };
const archived = { id: 3, isArchived: true, lastReadAt: new Date(1500), messages: [earlier] };

it('un-archives and reads the conversation for the brand that replies', () => {
  const replied = replyToConversation(archived, reply);
  expect(replied).toMatchObject({ id: 3, isArchived: false, messages: [earlier, reply] });
  const { lastReadAt } = replied;
  expect(isConversationRead({ lastReadAt, latestMessageAt: reply.createdAt })).toBe(true);
});

it('un-archives the conversation unread for the brand that receives the reply', () => {
  const received = receiveReply(archived, reply);
  expect(received).toEqual({ ...archived, isArchived: false, messages: [earlier, reply] });
  const { lastReadAt } = received;
  expect(isConversationRead({ lastReadAt, latestMessageAt: reply.createdAt })).toBe(false);
});

it('leaves the given conversation as it was', () => {
  replyToConversation(archived, reply);
  expect(archived.messages).toEqual([earlier]);
  expect(archived.isArchived).toBe(true);
});
