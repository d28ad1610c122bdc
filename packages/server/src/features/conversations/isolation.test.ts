import type { AddressInfo } from 'node:net';
import { conversations as operations } from '@tandem/contract/conversations/operations';
import { partnerships } from '@tandem/contract/partnerships';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { givenConversation, PREMIUM } from '../../testing/given-conversation.ts';
import { givenInvite } from '../../testing/given-invite.ts';
import { signInAs } from '../../testing/sign-in-as.ts';
import { useTestApp } from '../../testing/test-app.ts';
import {
  brandBlocks,
  conversationReadings,
  conversationSides,
  conversations,
  messageReports,
  messages,
} from './schema.ts';

/**
 * Two brands talk; a third one, signed in and paying, tries every call with their ids, in paths and
 * in bodies, and listens. It learns nothing and changes nothing. What the three may do with their
 * own is in the other tests; who may call what at all in access-matrix.test.ts.
 */
const app = useTestApp();
const SECRET = 'plumcake';
let talk: Awaited<ReturnType<typeof givenConversation>>;
let stranger: Awaited<ReturnType<typeof signInAs>>;
let inviteId: number;
let messageId: number;

beforeAll(async () => {
  talk = await givenConversation(app, `The word is ${SECRET}`);
  stranger = await signInAs(app, PREMIUM);
  inviteId = await givenInvite(app, { host: talk.sender, invitee: talk.receiver });
  const { body } = await talk.write(talk.sender.cookie, SECRET);
  messageId = body.message.id;
});

/** Everything about conversations that the database holds. */
async function everything() {
  const tables = [
    conversations,
    conversationSides,
    messages,
    conversationReadings,
    brandBlocks,
    messageReports,
  ];
  return Promise.all(tables.map((table) => app.db.root.select().from(table)));
}

/** What a stranger may call with ids of others, and how it is answered. */
const tries: Record<string, () => { url: string; payload?: object; answers: number }> = {
  'GET /conversations/:conversationId': () => ({
    url: `/conversations/${talk.conversationId}`,
    answers: 404,
  }),
  'POST /new-message/:conversationId': () => ({
    url: `/new-message/${talk.conversationId}`,
    payload: { content: 'Hi' },
    answers: 404,
  }),
  'GET /messages/read-conversation/:conversationId': () => ({
    url: `/messages/read-conversation/${talk.conversationId}`,
    answers: 404,
  }),
  'POST /messages/archive/:conversationId': () => ({
    url: `/messages/archive/${talk.conversationId}`,
    answers: 404,
  }),
  'GET /messages/un-archive/:conversationId': () => ({
    url: `/messages/un-archive/${talk.conversationId}`,
    answers: 404,
  }),
  'GET /messages/get-conversation-from-invite/:inviteId': () => ({
    url: `/messages/get-conversation-from-invite/${inviteId}`,
    answers: 404,
  }),
  'POST /messages/:messageId/report': () => ({
    url: `/messages/${messageId}/report`,
    payload: { reason: 'spam' },
    answers: 404,
  }),
  'POST /partnership-invites/:inviteId/answer': () => ({
    url: `/partnership-invites/${inviteId}/answer`,
    payload: { answer: 'interested' },
    answers: 404,
  }),
  // These are about the stranger's own, whatever is there.
  'GET /messages/mark-all-read': () => ({ url: '/messages/mark-all-read', answers: 200 }),
  'POST /messages/mark-all-read/undo': () => ({
    url: '/messages/mark-all-read/undo',
    payload: { markedAt: app.clock.now().toISOString() },
    answers: 404,
  }),
  'GET /messages/period-count': () => ({ url: '/messages/period-count', answers: 200 }),
  'GET /blocked-brands': () => ({ url: '/blocked-brands', answers: 200 }),
  'GET /conversations': () => ({ url: `/conversations?search=${SECRET}`, answers: 200 }),
  'GET /conversations/with/:brandId': () => ({
    url: `/conversations/with/${talk.receiver.brandId}`,
    answers: 200,
  }),
  'DELETE /brands/:id/block': () => ({
    url: `/brands/${talk.receiver.brandId}/block`,
    answers: 200,
  }),
  'GET /unread-count': () => ({ url: '/unread-count', answers: 200 }),
  // A key that somebody else used is not theirs to find out about.
  'POST /new-conversation/:brandId': () => ({
    url: `/new-conversation/${talk.receiver.brandId}`,
    payload: { content: 'Hi', brandId: talk.sender.brandId },
    answers: 400,
  }),
};

/** Admins only (access-matrix), or a change of one's own that is allowed with any brand. */
const NOT_TRIED = [
  'GET /admin/reported-messages',
  'POST /admin/reported-messages/:id/resolve',
  'POST /brands/:id/block',
];

describe('a third brand', () => {
  it('is tried against every operation', () => {
    const all = Object.keys({ ...operations, ...partnerships });
    expect([...Object.keys(tries), ...NOT_TRIED].sort()).toEqual(all.sort());
  });

  it.each(Object.keys(tries))('learns and changes nothing with %s', async (name) => {
    const { url, payload, answers } = tries[name]?.() ?? { url: '', answers: 0 };
    const before = await everything();
    const answer = await app.http.inject({
      method: name.split(' ')[0] as 'GET',
      url,
      ...(payload ? { payload } : {}),
      headers: { cookie: stranger.cookie, 'x-requested-with': 'test' },
    });
    expect(answer.statusCode).toBe(answers);
    expect(answer.body).not.toContain(SECRET);
    expect(answer.body).not.toContain(`"conversationId":${talk.conversationId}`);
    expect(await everything()).toEqual(before);
  });

  it('cannot borrow a brand it does not belong to', async () => {
    const { status } = await app.call('GET /conversations/:conversationId', {
      cookie: stranger.cookie,
      brandId: talk.sender.brandId,
      params: { conversationId: talk.conversationId },
      query: {},
    });
    expect(status).toBe(404);
  });

  it('hears nothing of what the two tell each other', async () => {
    await app.http.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.http.server.address() as AddressInfo;
    const listen = async (cookie: string) => {
      const socket = new WebSocket(`ws://127.0.0.1:${port}/ws2`, { headers: { cookie } });
      const heard: string[] = [];
      socket.on('message', (data) => heard.push(String(data)));
      await vi.waitFor(() => expect(heard[0]).toContain('hello'), { timeout: 10_000 });
      return { heard, socket };
    };
    const [outside, inside] = [await listen(stranger.cookie), await listen(talk.receiver.cookie)];
    await talk.write(talk.sender.cookie, `Again: ${SECRET}`);
    await app.call('GET /messages/read-conversation/:conversationId', {
      cookie: talk.receiver.cookie,
      params: { conversationId: talk.conversationId },
    });
    await app.call('GET /messages/mark-all-read', { cookie: talk.sender.cookie });
    await app.call('POST /messages/archive/:conversationId', {
      cookie: talk.receiver.cookie,
      params: { conversationId: talk.conversationId },
    });
    // The stranger's own event comes through the same channel, after all of the others.
    await app.db.transaction((tx) =>
      app.services.realtime.publish(tx, {
        to: { users: [stranger.userId, talk.receiver.userId] },
        message: { type: 'resync' },
      }),
    );
    await vi.waitFor(() => expect(inside.heard.at(-1)).toContain('resync'), { timeout: 10_000 });
    await vi.waitFor(() => expect(outside.heard.at(-1)).toContain('resync'), { timeout: 10_000 });
    expect(inside.heard.some((line) => line.includes(SECRET))).toBe(true);
    expect(outside.heard.map((line) => JSON.parse(line).type)).toEqual(['hello', 'resync']);
    outside.socket.terminate();
    inside.socket.terminate();
  });
});

describe('the other side of a conversation', () => {
  it('does not learn who of a brand has read', async () => {
    const { body } = await app.call('GET /conversations/:conversationId', {
      cookie: talk.sender.cookie,
      params: { conversationId: talk.conversationId },
      query: {},
    });
    expect(body.readers.map(({ userId }) => userId)).toEqual([talk.sender.userId]);
  });
});
