import { asc } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { givenMember, givenSession } from '../../../testing/builders.ts';
import { PREMIUM } from '../../../testing/given-conversation.ts';
import { signInAs } from '../../../testing/sign-in-as.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { conversationReadings, conversationSides } from '../schema.ts';

const app = useTestApp();
let us: Awaited<ReturnType<typeof signInAs>>;
let writers: (typeof us)[];
beforeEach(async () => {
  us = await signInAs(app, PREMIUM);
  writers = await Promise.all([1, 2, 3].map(() => signInAs(app, PREMIUM)));
  for (const writer of writers) await write(writer);
  // One that was read before and has news, one that is read.
  const [first, second] = await list();
  await read(first?.conversationId);
  await read(second?.conversationId);
  app.clock.advance({ minutes: 1 });
  await write(writers.find(({ brandId }) => brandId === first?.brandId));
});

const write = (from: typeof us | undefined) =>
  app.call('POST /new-conversation/:brandId', {
    cookie: from?.cookie ?? '',
    params: { brandId: us.brandId },
    body: { content: 'News' },
  });
const list = async () =>
  (await app.call('GET /conversations', { cookie: us.cookie, query: {} })).body.conversations;
const read = (conversationId = 0) =>
  app.call('GET /messages/read-conversation/:conversationId', {
    cookie: us.cookie,
    params: { conversationId },
  });
const markAll = async () =>
  (await app.call('GET /messages/mark-all-read', { cookie: us.cookie })).body.markedAt ?? '';
const undo = (markedAt: string, cookie = us.cookie) =>
  app.call('POST /messages/mark-all-read/undo', {
    cookie,
    brandId: us.brandId,
    body: { markedAt },
  });

/** All that is stored of who read what, without the counters of changes. */
async function readings() {
  const sides = await app.db.root
    .select()
    .from(conversationSides)
    .orderBy(asc(conversationSides.conversationId), asc(conversationSides.brandId));
  const people = await app.db.root
    .select()
    .from(conversationReadings)
    .orderBy(asc(conversationReadings.conversationId), asc(conversationReadings.userId));
  return { sides: sides.map(({ version: _, ...side }) => side), people };
}
const unread = async () => (await list()).filter(({ isRead }) => !isRead).length;

it('restores exactly what was unread, for the brand and for each person', async () => {
  const before = await readings();
  app.clock.advance({ minutes: 1 });
  expect(await unread()).toBe(2);
  const markedAt = await markAll();
  expect(await unread()).toBe(0);
  expect((await undo(markedAt)).status).toBe(200);
  expect(await unread()).toBe(2);
  expect(await readings()).toEqual(before);
});

it('works once, and only for who pressed', async () => {
  const { person } = await givenMember(app.db.root, { brandId: us.brandId });
  const colleague = await givenSession(app.db.root, person.id, app.clock.now());
  const markedAt = await markAll();
  expect((await undo(markedAt, colleague)).status).toBe(404);
  expect((await undo(markedAt)).status).toBe(200);
  expect((await undo(markedAt)).status).toBe(404);
  expect(await unread()).toBe(2);
});

it('leaves alone what somebody has read since, and what came since', async () => {
  const [news] = await list();
  const markedAt = await markAll();
  app.clock.advance({ minutes: 1 });
  await write(writers.find(({ brandId }) => brandId === news?.brandId));
  await read(news?.conversationId);
  expect((await undo(markedAt)).status).toBe(200);
  const after = await list();
  expect(after.find(({ conversationId }) => conversationId === news?.conversationId)?.isRead).toBe(
    true,
  );
  expect(await unread()).toBe(1);
});

it('tells the other brand what holds now', async () => {
  const [news] = await list();
  const them = writers.find(({ brandId }) => brandId === news?.brandId);
  const seenBy = async () => {
    const { body } = await app.call('GET /conversations', {
      cookie: them?.cookie ?? '',
      query: {},
    });
    return body.conversations[0]?.otherReadAt;
  };
  const before = await seenBy();
  const markedAt = await markAll();
  expect(await seenBy()).not.toBe(before);
  await undo(markedAt);
  expect(await seenBy()).toBe(before);
});

it('has nothing to take back when nothing was unread', async () => {
  await markAll();
  const { body } = await app.call('GET /messages/mark-all-read', { cookie: us.cookie });
  expect(body).toEqual({ markedAt: null });
});
