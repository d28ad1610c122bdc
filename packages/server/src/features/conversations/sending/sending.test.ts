import { describe, expect, it } from 'vitest';
import { givenConversation, PREMIUM } from '../../../testing/given-conversation.ts';
import { signInAs } from '../../../testing/sign-in-as.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { conversations, messages } from '../schema.ts';

const app = useTestApp();

const inbox = async (cookie: string, list: 'inbox' | 'archived' = 'inbox') =>
  (await app.call('GET /conversations', { cookie, query: { list } })).body.conversations;

describe('a first message', () => {
  it('opens a conversation, read to its writer and unread to the other', async () => {
    const { sender, receiver, conversationId } = await givenConversation(app, '<b>Hi</b> there');
    const [mine] = await inbox(sender.cookie);
    const [theirs] = await inbox(receiver.cookie);
    expect(mine).toMatchObject({ conversationId, text: 'Hi there', isRead: true });
    expect(theirs).toMatchObject({
      conversationId,
      brandId: sender.brandId,
      isRead: false,
      otherReadAt: mine?.last_read,
    });
  });

  it('goes on with the conversation the two already have, whoever began', async () => {
    const { sender, receiver, conversationId } = await givenConversation(app);
    const { body } = await app.call('POST /new-conversation/:brandId', {
      cookie: receiver.cookie,
      params: { brandId: sender.brandId },
      body: { content: 'Hello back', brandId: sender.brandId },
    });
    expect(body.conversation_id).toBe(conversationId);
    expect(body.messages[0]).toMatchObject({ content: '<p>Hello back</p>', type: 'normal' });
  });

  it('is one conversation also when both begin at once', async () => {
    const [a, b] = [await signInAs(app, PREMIUM), await signInAs(app, PREMIUM)];
    const begin = (cookie: string, brandId: number) =>
      app.call('POST /new-conversation/:brandId', {
        cookie,
        params: { brandId },
        body: { content: 'Hi' },
      });
    const [one, other] = await Promise.all([
      begin(a.cookie, b.brandId),
      begin(b.cookie, a.brandId),
    ]);
    expect([one.status, other.status]).toEqual([200, 200]);
    expect(one.body.conversation_id).toBe(other.body.conversation_id);
  });

  it('is refused with more markup than a letter needs, before it is cleaned', async () => {
    const { sender, receiver } = await givenConversation(app);
    const { status, error } = await app.call('POST /new-conversation/:brandId', {
      cookie: sender.cookie,
      params: { brandId: receiver.brandId },
      body: { content: '<ul><li>'.repeat(12_300) },
    });
    expect(status).toBe(400);
    expect(error?.fields?.content).toMatch(/too much formatting/);
  });

  it('is refused to oneself, to nobody, and with two different brands', async () => {
    const { cookie, brandId } = await signInAs(app, PREMIUM);
    const before = await app.db.root.$count(conversations);
    const begin = (to: number, more = {}) =>
      app.call('POST /new-conversation/:brandId', {
        cookie,
        params: { brandId: to },
        body: { content: 'Hi', ...more },
      });
    expect((await begin(brandId)).error?.fields).toEqual({ brandId: 'Choose another brand' });
    expect((await begin(999_999)).status).toBe(404);
    expect((await begin(5, { brandId: 6 })).status).toBe(400);
    expect(await app.db.root.$count(conversations)).toBe(before);
  });
});

describe('a message', () => {
  it.each(['', '   ', '<p>&nbsp;</p>', '<script>alert(1)</script>', '<p><br></p>'])(
    'is refused when it says nothing: %o',
    async (content) => {
      const { sender, write } = await givenConversation(app);
      const before = await app.db.root.$count(messages);
      const { status, error } = await write(sender.cookie, content);
      expect({ status, fields: error?.fields }).toEqual({
        status: 400,
        fields: { content: 'Required field' },
      });
      expect(await app.db.root.$count(messages)).toBe(before);
    },
  );

  it('un-archives the conversation for both brands', async () => {
    const { sender, receiver, conversationId, write } = await givenConversation(app);
    for (const { cookie } of [sender, receiver]) {
      await app.call('POST /messages/archive/:conversationId', {
        cookie,
        params: { conversationId },
      });
      expect(await inbox(cookie)).toEqual([]);
      expect(await inbox(cookie, 'archived')).toHaveLength(1);
    }
    await write(receiver.cookie, 'Are you still there?');
    expect(await inbox(sender.cookie)).toMatchObject([{ isRead: false }]);
    expect(await inbox(receiver.cookie)).toMatchObject([{ isRead: true }]);
  });

  it('sent again with the same key is the same message, and counts once', async () => {
    const { receiver, conversationId } = await givenConversation(app);
    const key = '7b0a3b0e-5a53-4b0e-9d59-1e8f5b6b0001';
    const send = () =>
      app.call('POST /new-message/:conversationId', {
        cookie: receiver.cookie,
        params: { conversationId },
        body: { content: 'Once', key },
      });
    const answers = await Promise.all([send(), send(), send()]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ body }) => body.message.id)).size).toBe(1);
    const { body } = await app.call('GET /messages/period-count', { cookie: receiver.cookie });
    expect(body.count).toBe(1);
  });

  it('carries who wrote it', async () => {
    const { sender, conversationId } = await givenConversation(app);
    const { body } = await app.call('GET /conversations/:conversationId', {
      cookie: sender.cookie,
      params: { conversationId },
      query: {},
    });
    expect(body.messages).toMatchObject([
      { sender_id: sender.userId, brand_id: sender.brandId, sender_name: expect.any(String) },
    ]);
  });
});

describe('the allowance', () => {
  it('ends at the limit of the plan, also when many are sent at once', async () => {
    const { receiver } = await givenConversation(app);
    const free = await signInAs(app);
    const send = () =>
      app.call('POST /new-conversation/:brandId', {
        cookie: free.cookie,
        params: { brandId: receiver.brandId },
        body: { content: 'Hi' },
      });
    const answers = await Promise.all(Array.from({ length: 9 }, send));
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([200, 200, 200, 200, 200, 402, 402, 402, 402]);
    expect(answers.find(({ status }) => status === 402)?.error).toMatchObject({
      code: 'payment_required',
      goTo: '/upgrade-plan',
    });
    const { body } = await app.call('GET /messages/period-count', { cookie: free.cookie });
    expect(body).toMatchObject({ count: 5, limit: 5, isExhausted: true });
    const list = await app.call('GET /conversations', { cookie: free.cookie, query: {} });
    expect(list.body.meta.outOfMessages).toBe(true);
  });

  it('begins anew with the month', async () => {
    app.clock.set('2027-01-31T23:59:59Z');
    const free = await signInAs(app);
    const { brandId } = await signInAs(app);
    const send = () =>
      app.call('POST /new-conversation/:brandId', {
        cookie: free.cookie,
        params: { brandId },
        body: { content: 'Hi' },
      });
    for (let n = 0; n < 5; n += 1) expect((await send()).status).toBe(200);
    expect((await send()).status).toBe(402);
    app.clock.advance({ seconds: 1 });
    expect((await send()).status).toBe(200);
  });
});
