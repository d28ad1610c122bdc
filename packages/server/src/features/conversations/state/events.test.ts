import type { Answer } from '@tandem/contract/contract';
import { CONVERSATION_LISTS, type ConversationListName } from '@tandem/contract/conversations';
import type { RealtimeMessage } from '@tandem/contract/realtime';
import { applyToInbox } from '@tandem/domain/conversations/apply-to-inbox';
import { applyToThread } from '@tandem/domain/conversations/apply-to-thread';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { RealtimeEvent } from '../../../platform/realtime/realtime-event.ts';
import { givenMember, givenPerson, givenSession } from '../../../testing/builders.ts';
import { PREMIUM } from '../../../testing/given-conversation.ts';
import { givenInvite } from '../../../testing/given-invite.ts';
import { signInAs } from '../../../testing/sign-in-as.ts';
import { useTestApp } from '../../../testing/test-app.ts';

/**
 * What a browser holds plus the events it hears equals what it would fetch: for every action that
 * changes a conversation, for both brands, for whole lists and for their first pages.
 */
const app = useTestApp();
const heard: RealtimeEvent[] = [];
let us: Awaited<ReturnType<typeof signInAs>>;
let them: typeof us;
let colleague: { cookie: string };
let admin: string;
let conversationId: number;
let inviteId: number;

beforeAll(async () => {
  app.services.realtime.subscribe((event) => heard.push(event));
  us = await signInAs(app, PREMIUM);
  const { person } = await givenMember(app.db.root, { brandId: us.brandId, role: 'member' });
  colleague = { cookie: await givenSession(app.db.root, person.id, app.clock.now()) };
  const staff = await givenPerson(app.db.root, { isAdmin: true });
  admin = await givenSession(app.db.root, staff.id, app.clock.now());
  for (let n = 0; n < 6; n += 1) {
    app.clock.advance({ minutes: 1 });
    them = await signInAs(app, PREMIUM);
    const [from, to] = n % 2 === 0 ? [us, them] : [them, us];
    const { body } = await begin(from.cookie, to.brandId, `Hello number ${n}`);
    conversationId = body.conversation_id;
    await begin(them.cookie, (await signInAs(app)).brandId, 'Hello somebody else');
  }
  inviteId = await givenInvite(app, { host: them, invitee: us });
});

const begin = (cookie: string, brandId: number, content: string) =>
  app.call('POST /new-conversation/:brandId', { cookie, params: { brandId }, body: { content } });
const params = () => ({ conversationId });
const write = (cookie: string, content: string) =>
  app.call('POST /new-message/:conversationId', { cookie, params: params(), body: { content } });

type Page = Answer<'GET /conversations'>;
type Thread = Answer<'GET /conversations/:conversationId'>;
type State = { pages: [ConversationListName, number, Page][]; thread: Thread };

async function fetchState(cookie: string): Promise<State> {
  const pages: State['pages'] = [];
  for (const list of CONVERSATION_LISTS) {
    // The first page of a longer list, and the whole.
    for (const limit of list === 'inbox' ? [3, 50] : [50]) {
      const { body } = await app.call('GET /conversations', { cookie, query: { list, limit } });
      pages.push([list, limit, body]);
    }
  }
  const { body } = await app.call('GET /conversations/:conversationId', {
    cookie,
    params: params(),
    query: {},
  });
  return { pages, thread: body };
}

type News = Extract<
  RealtimeMessage,
  { type: 'new_message' | 'conversation_changed' | 'message_changed' | 'conversations_changed' }
>;

/** What a brand's browser makes of the events; null where it would fetch. */
function follow(state: State, brandId: number) {
  let pages: ([ConversationListName, number, Page] | null)[] = state.pages;
  let thread: Thread | null = state.thread;
  for (const { to, message } of heard) {
    if (to === 'everybody' || !to.brands?.includes(brandId)) continue;
    const news = message as News;
    if (news.type === 'conversations_changed') {
      pages = pages.map(() => null);
      thread = null;
      continue;
    }
    if ('conversation' in news) {
      pages = pages.map((entry) => {
        if (!entry) return null;
        const [list, limit, page] = entry;
        const next = applyToInbox(page, news, { list });
        return next === 'fetch' ? null : [list, limit, next];
      });
    }
    if (thread) thread = applyToThread(thread, news);
  }
  return { pages, thread };
}

const actions: Record<string, () => Promise<{ status: number }>> = {
  'the other brand writes': () => write(them.cookie, 'What about May?'),
  'a member reads': () => read(colleague.cookie),
  'a second member reads': () => read(us.cookie),
  'a member writes': () => write(colleague.cookie, '<b>May</b> is fine'),
  'the other brand reads': () => read(them.cookie),
  'a member archives': () => archive(us.cookie),
  'the other brand writes to the archive': () => write(them.cookie, 'Great'),
  'a member archives again': () => archive(us.cookie),
  'a member un-archives': () =>
    app.call('GET /messages/un-archive/:conversationId', { cookie: us.cookie, params: params() }),
  'a member answers an invitation': () => answer('interested'),
  'a member declines after all': () => answer('decline'),
  'a third brand writes for the first time': async () =>
    begin((await signInAs(app, PREMIUM)).cookie, us.brandId, 'New here'),
  'a member blocks': () =>
    app.call('POST /brands/:id/block', { cookie: us.cookie, params: { id: them.brandId } }),
  'a member unblocks': () =>
    app.call('DELETE /brands/:id/block', { cookie: us.cookie, params: { id: them.brandId } }),
  'an admin takes a message down': takeDown,
  'a member reads everything': () =>
    app.call('GET /messages/mark-all-read', { cookie: colleague.cookie }),
};

const read = (cookie: string) =>
  app.call('GET /messages/read-conversation/:conversationId', { cookie, params: params() });
const archive = (cookie: string) =>
  app.call('POST /messages/archive/:conversationId', { cookie, params: params() });
const answer = (answer: 'interested' | 'decline') =>
  app.call('POST /partnership-invites/:inviteId/answer', {
    cookie: us.cookie,
    params: { inviteId },
    body: { answer },
  });
async function takeDown() {
  const { body } = await write(them.cookie, 'Something rude');
  await app.call('POST /messages/:messageId/report', {
    cookie: us.cookie,
    params: { messageId: body.message.id },
    body: { reason: 'abuse' },
  });
  const { body: reports } = await app.call('GET /admin/reported-messages', {
    cookie: admin,
    query: {},
  });
  return app.call('POST /admin/reported-messages/:id/resolve', {
    cookie: admin,
    params: { id: reports[0]?.id ?? 0 },
    body: { outcome: 'removed' },
  });
}

describe('state plus events equals a fresh fetch', () => {
  it.each(Object.keys(actions))('when %s', async (name) => {
    app.clock.advance({ minutes: 1 });
    const before = { us: await fetchState(us.cookie), them: await fetchState(them.cookie) };
    heard.length = 0;
    expect((await actions[name]?.())?.status).toBe(200);
    // One more event through the same channel: when it is here, all before it are.
    await app.db.transaction((tx) =>
      app.services.realtime.publish(tx, { to: { users: [0] }, message: { type: 'resync' } }),
    );
    await vi.waitFor(() => expect(heard.at(-1)?.message.type).toBe('resync'), { timeout: 10_000 });
    heard.pop();
    expect(heard.length).toBeGreaterThan(0);

    for (const [who, { cookie, brandId }] of [
      ['us', us],
      ['them', them],
    ] as const) {
      const followed = follow(before[who], brandId);
      const fresh = await fetchState(cookie);
      if (followed.thread)
        expect({ who, thread: followed.thread }).toEqual({ who, thread: fresh.thread });
      followed.pages.forEach((page, index) => {
        if (page) expect({ who, page }).toEqual({ who, page: fresh.pages[index] });
      });
      // Following must be worth something: most changes need no fetch.
      if (name !== 'a member reads everything') {
        expect(followed.pages.filter((page) => page?.[1] === 50)).toHaveLength(6);
      }
    }
  });
});
