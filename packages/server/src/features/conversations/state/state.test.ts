import { beforeEach, describe, expect, it } from 'vitest';
import { actAs } from '../../../testing/act-as.ts';
import { givenMember, givenPerson, givenSession } from '../../../testing/builders.ts';
import { givenConversation, PREMIUM } from '../../../testing/given-conversation.ts';
import { signInAs } from '../../../testing/sign-in-as.ts';
import { useTestApp } from '../../../testing/test-app.ts';

const app = useTestApp();
let talk: Awaited<ReturnType<typeof givenConversation>>;

beforeEach(async () => {
  app.clock.advance({ minutes: 1 });
  talk = await givenConversation(app);
});

const params = () => ({ conversationId: talk.conversationId });
const read = (cookie: string, impersonating?: number) =>
  app.call('GET /messages/read-conversation/:conversationId', {
    cookie,
    params: params(),
    ...(impersonating === undefined ? {} : { impersonating }),
  });
const open = async (cookie: string) =>
  (await app.call('GET /conversations/:conversationId', { cookie, params: params(), query: {} }))
    .body;
const unread = async (brandId: number) => {
  const { cookie } = brandId === talk.sender.brandId ? talk.sender : talk.receiver;
  return (await app.call('GET /unread-count', { cookie, brandId })).body.conversations;
};

describe('reading', () => {
  it('by one member is reading by the brand, and the brand sees who', async () => {
    const { receiver, sender } = talk;
    const { person } = await givenMember(app.db.root, {
      brandId: receiver.brandId,
      role: 'member',
    });
    const colleague = await givenSession(app.db.root, person.id, app.clock.now());
    expect(await unread(receiver.brandId)).toBe(1);
    await read(colleague);
    expect(await unread(receiver.brandId)).toBe(0);
    const seen = await open(receiver.cookie);
    expect(seen.conversation.isRead).toBe(true);
    expect(seen.readers.map(({ userId }) => userId)).toEqual([person.id]);
    const { conversation } = await open(sender.cookie);
    expect(conversation.otherReadAt).toBe(seen.conversation.last_read);
  });

  it('ends with the next message, also when it comes in the same instant', async () => {
    const { receiver, sender } = talk;
    await read(receiver.cookie);
    await talk.write(sender.cookie, 'One more thing');
    expect(await unread(receiver.brandId)).toBe(1);
    await talk.write(receiver.cookie, 'And one back');
    expect([await unread(receiver.brandId), await unread(sender.brandId)]).toEqual([0, 1]);
  });

  it('is no reading when an admin looks on somebody’s behalf', async () => {
    const admin = await givenPerson(app.db.root, { isAdmin: true, canImpersonate: true });
    const cookie = await givenSession(app.db.root, admin.id, app.clock.now());
    await actAs(app, cookie, talk.receiver.userId);
    expect((await read(cookie, talk.receiver.userId)).status).toBe(200);
    const all = { cookie, impersonating: talk.receiver.userId };
    expect((await app.call('GET /messages/mark-all-read', all)).status).toBe(200);
    expect(await unread(talk.receiver.brandId)).toBe(1);
  });

  it('leaves a record when an admin un-archives on somebody’s behalf, GET or not', async () => {
    const admin = await givenPerson(app.db.root, { isAdmin: true, canImpersonate: true });
    const cookie = await givenSession(app.db.root, admin.id, app.clock.now());
    await actAs(app, cookie, talk.receiver.userId);
    await app.call('GET /messages/un-archive/:conversationId', {
      cookie,
      impersonating: talk.receiver.userId,
      params: params(),
    });
    const { body } = await app.call('GET /admin/audit-log', { cookie, query: {} });
    expect(body[0]?.action).toBe('GET /messages/un-archive/:conversationId');
  });

  it('is refused to viewers, whose look must not hide work from those who answer', async () => {
    const { person } = await givenMember(app.db.root, {
      brandId: talk.receiver.brandId,
      role: 'viewer',
    });
    const cookie = await givenSession(app.db.root, person.id, app.clock.now());
    expect((await read(cookie)).status).toBe(403);
    expect((await open(cookie)).messages).toHaveLength(1);
    expect(await unread(talk.receiver.brandId)).toBe(1);
  });

  it('of everything takes in the archive, and nobody else’s', async () => {
    const { receiver, sender } = talk;
    const other = await signInAs(app, PREMIUM);
    await app.call('POST /new-conversation/:brandId', {
      cookie: other.cookie,
      params: { brandId: receiver.brandId },
      body: { content: 'Hi' },
    });
    await app.call('POST /messages/archive/:conversationId', {
      cookie: receiver.cookie,
      params: params(),
    });
    await talk.write(receiver.cookie, 'Wait');
    await talk.write(sender.cookie, 'Yes?');
    expect([await unread(receiver.brandId), await unread(sender.brandId)]).toEqual([2, 0]);
    await talk.write(receiver.cookie, 'Nothing');
    await app.call('GET /messages/mark-all-read', { cookie: receiver.cookie });
    expect([await unread(receiver.brandId), await unread(sender.brandId)]).toEqual([0, 1]);
  });

  it('of everything by two members, while messages arrive, goes through', async () => {
    const { receiver, sender } = talk;
    const all = () => app.call('GET /messages/mark-all-read', { cookie: receiver.cookie });
    const answers = await Promise.all([
      all(),
      talk.write(sender.cookie, 'a'),
      all(),
      talk.write(receiver.cookie, 'b'),
      read(sender.cookie),
      all(),
      talk.write(sender.cookie, 'c'),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200, 200]);
  });
});

describe('blocking', () => {
  const block = (cookie: string, id: number) =>
    app.call('POST /brands/:id/block', { cookie, params: { id } });

  it('archives the conversation and refuses messages in both directions', async () => {
    const { receiver, sender } = talk;
    expect((await block(receiver.cookie, sender.brandId)).status).toBe(200);
    expect((await open(receiver.cookie)).conversation).toMatchObject({
      isBlocked: true,
      conversation_archived: true,
    });
    expect((await open(sender.cookie)).conversation).toMatchObject({
      isBlocked: false,
      conversation_archived: false,
    });
    expect((await talk.write(sender.cookie, 'Hello?')).error?.code).toBe('not_accepted');
    expect((await talk.write(receiver.cookie, 'Hello?')).error?.code).toBe('conflict');
    const { body } = await app.call('GET /blocked-brands', { cookie: receiver.cookie });
    expect(body.map(({ id }) => id)).toEqual([sender.brandId]);
  });

  it('costs no message of the allowance', async () => {
    const { receiver, sender } = talk;
    await block(receiver.cookie, sender.brandId);
    await talk.write(sender.cookie, 'Hello?');
    const { body } = await app.call('GET /messages/period-count', { cookie: sender.cookie });
    expect(body.count).toBe(1);
  });

  it('can be done twice and undone twice', async () => {
    const { receiver, sender } = talk;
    await block(receiver.cookie, sender.brandId);
    expect((await block(receiver.cookie, sender.brandId)).status).toBe(200);
    for (let n = 0; n < 2; n += 1) {
      const undo = { cookie: receiver.cookie, params: { id: sender.brandId } };
      expect((await app.call('DELETE /brands/:id/block', undo)).status).toBe(200);
    }
    expect((await talk.write(sender.cookie, 'Thank you')).status).toBe(200);
  });

  it('is refused for oneself and for nobody', async () => {
    const { receiver } = talk;
    expect((await block(receiver.cookie, receiver.brandId)).status).toBe(400);
    expect((await block(receiver.cookie, 999_999)).status).toBe(404);
  });
});

describe('searching', () => {
  const search = async (cookie: string, text: string, list: 'inbox' | 'archived' = 'inbox') =>
    (
      await app.call('GET /conversations', { cookie, query: { search: text, list } })
    ).body.conversations.map(({ conversationId }) => conversationId);

  it('finds words by their beginning, whatever their case, in any message', async () => {
    const { receiver, sender, conversationId } = talk;
    await talk.write(sender.cookie, 'We sell <strong>Marmalade</strong>, and jam');
    await talk.write(receiver.cookie, 'Interesting');
    expect(await search(receiver.cookie, 'marmal')).toEqual([conversationId]);
    expect(await search(sender.cookie, 'JAM marmalade')).toEqual([conversationId]);
    expect(await search(sender.cookie, 'jam butter')).toEqual([]);
    expect(await search(receiver.cookie, 'marmal', 'archived')).toEqual([]);
  });

  it('finds brands by any part of their name', async () => {
    const { receiver, sender, conversationId } = talk;
    const { title } = (await open(receiver.cookie)).conversation;
    expect(await search(receiver.cookie, title.slice(2))).toContain(conversationId);
    expect(await search(sender.cookie, title.slice(2))).not.toContain(conversationId);
  });

  it.each(["'", "':*", '\\', '%', '_', '§', '&|!()', "'); drop table message; --", '§1', '\u0001'])(
    'takes %o for words, not for syntax',
    async (text) => {
      const { status } = await app.call('GET /conversations', {
        cookie: talk.sender.cookie,
        query: { search: text },
      });
      expect(status).toBe(200);
    },
  );

  it('no longer finds what an admin took down', async () => {
    const { receiver, sender } = talk;
    const { body } = await talk.write(sender.cookie, 'Frumpish words');
    const admin = await givenPerson(app.db.root, { isAdmin: true });
    const cookie = await givenSession(app.db.root, admin.id, app.clock.now());
    const report = (reason: 'abuse') =>
      app.call('POST /messages/:messageId/report', {
        cookie: receiver.cookie,
        params: { messageId: body.message.id },
        body: { reason, comment: 'Look' },
      });
    expect([(await report('abuse')).status, (await report('abuse')).status]).toEqual([200, 200]);
    const reports = await app.call('GET /admin/reported-messages', { cookie, query: {} });
    expect(reports.body).toMatchObject([{ content: '<p>Frumpish words</p>', comment: 'Look' }]);
    await app.call('POST /admin/reported-messages/:id/resolve', {
      cookie,
      params: { id: reports.body[0]?.id ?? 0 },
      body: { outcome: 'removed' },
    });
    expect(await search(receiver.cookie, 'frumpish')).toEqual([]);
    const { messages, conversation } = await open(receiver.cookie);
    expect(messages.at(-1)).toMatchObject({ removed: true, content: '' });
    expect(conversation.text).toBe('This message was removed.');
  });
});
