import { CONVERSATION_LISTS } from '@tandem/contract/conversations';
import { countCharacters } from '@tandem/domain/validation/text-rules';
import { beforeAll, describe, expect, it } from 'vitest';
import { seedDemo } from '../../../seed-demo.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { brands } from '../../brands/schema.ts';
import { DEMO_PASSWORD } from '../../sandbox/public.ts';
import { cleanContent } from '../clean-content.ts';
import { conversationSides } from '../schema.ts';
import { demoConversations } from './demo-conversations.ts';

const app = useTestApp();
let owner: string;
let brandIds: Map<string | null, number>;

beforeAll(async () => {
  await seedDemo(app.services);
  owner = await app.signIn('owner@northwind.example', DEMO_PASSWORD);
  const rows = await app.db.root.select({ id: brands.id, host: brands.websiteHost }).from(brands);
  brandIds = new Map(rows.map(({ id, host }) => [host?.replace('.example', '') ?? null, id]));
});

type List = (typeof CONVERSATION_LISTS)[number];
const page = async (list: List, cookie = owner, slug = 'northwind') =>
  (
    await app.call('GET /conversations', {
      cookie,
      brandId: brandIds.get(slug) ?? 0,
      query: { list, limit: 50 },
    })
  ).body;

const thread = async (conversationId: number, before?: number) =>
  (
    await app.call('GET /conversations/:conversationId', {
      cookie: owner,
      brandId: brandIds.get('northwind') ?? 0,
      params: { conversationId },
      query: before === undefined ? {} : { before },
    })
  ).body;

async function everyMessage() {
  const items = (await Promise.all([page('inbox'), page('archived')])).flatMap(
    ({ conversations }) => conversations,
  );
  const threads = await Promise.all(items.map(({ conversationId }) => thread(conversationId)));
  const long = threads.find(({ meta }) => meta.hasOlder);
  const older = long && (await thread(long.conversation.conversationId, long.messages[0]?.id));
  return [...threads, ...(older ? [older] : [])].flatMap(({ messages }) => messages);
}

describe("Northwind's inbox", () => {
  it('has every type of message, and every answer to invitations and applications', async () => {
    const messages = await everyMessage();
    const seen = new Set(messages.map(({ type, status }) => `${type} ${status ?? ''}`.trim()));
    const answered = [
      'receivedInvitation',
      'sentInvitation',
      'receivedApplication',
      'sentApplication',
    ].flatMap((type) =>
      ['pending', 'interested', 'accepted', 'rejected'].map((status) => `${type} ${status}`),
    );
    expect([...seen].sort()).toEqual(
      [...answered, 'campaignAnnouncement accepted', 'newBrandWelcome', 'normal'].sort(),
    );
  });

  it('has every step of an agreement, seen by the side it speaks to', async () => {
    const northwind = brandIds.get('northwind');
    const steps = (await everyMessage()).flatMap(({ partnership_action, invitee_id }) =>
      partnership_action
        ? [`${partnership_action} ${invitee_id === northwind ? 'invitee' : 'host'}`]
        : [],
    );
    expect(steps).toEqual(
      expect.arrayContaining([
        'partner_indicate_interested host',
        'host_shared_agreement invitee',
        'partner_signed host',
        'partner_confirmed invitee',
      ]),
    );
  });

  it('has something in every list, unread first, from today, this year and before', async () => {
    for (const list of CONVERSATION_LISTS) {
      expect((await page(list)).conversations.length, list).toBeGreaterThan(1);
    }
    const { conversations } = await page('inbox');
    const read = conversations.map(({ isRead }) => isRead);
    expect(read).toEqual(read.toSorted());
    expect(read.filter((isRead) => !isRead).length).toBeGreaterThan(4);
    const daysOld = conversations.map(
      ({ createdAt }) => (app.clock.now().getTime() - Date.parse(createdAt)) / 86_400_000,
    );
    expect(Math.min(...daysOld)).toBeLessThan(1);
    expect(Math.max(...daysOld)).toBeGreaterThan(366);
    expect(daysOld.filter((days) => days > 1 && days < 365).length).toBeGreaterThan(5);
  });

  it('has a thread of several pages, written and read by two of its people', async () => {
    const { conversations } = await page('inbox');
    const item = conversations.find(({ title }) => title === 'Wanderquay');
    const newest = await thread(item?.conversationId ?? 0);
    expect(newest.meta.hasOlder).toBe(true);
    const older = await thread(item?.conversationId ?? 0, newest.messages[0]?.id);
    const all = [...older.messages, ...newest.messages];
    expect(all.length).toBeGreaterThan(60);
    expect(new Set(all.map(({ sender_name }) => sender_name)).size).toBe(3);
    expect(newest.readers).toHaveLength(2);
    const times = all.map(({ createdAt }) => createdAt);
    expect(times).toEqual(times.toSorted());
  });

  it('keeps an archived and a blocked brand out of sight, and a report open for the admins', async () => {
    const { conversations } = await page('archived');
    const kept = conversations.map(({ title, isBlocked }) => [title, isBlocked]);
    expect(kept.sort()).toEqual([
      ['Lathertide', false],
      ['Wickmoth Candles', true],
    ]);
    const cookie = await app.signIn('admin@tandem.example', DEMO_PASSWORD);
    const { body } = await app.call('GET /admin/reported-messages', { cookie, query: {} });
    expect(body).toMatchObject([{ reportedBy: 'Northwind', writtenBy: 'Wickmoth Candles' }]);
  });

  it('shows as the latest of each conversation what its thread ends with', async () => {
    for (const item of (await page('inbox')).conversations) {
      const { messages, conversation } = await thread(item.conversationId);
      expect(conversation).toEqual(item);
      const last = messages.at(-1);
      expect(item).toMatchObject({
        latestMessageId: last?.id,
        latestBrandId: last?.brand_id,
        createdAt: last?.createdAt,
      });
      if (last?.brand_id === brandIds.get('northwind')) expect(item.isRead).toBe(true);
      expect(last?.content.replaceAll(/<[^>]+>/g, '')).toContain(item.text.slice(0, 12));
    }
  });

  it('is searched by words', async () => {
    const { body } = await app.call('GET /conversations', {
      cookie: owner,
      query: { search: 'panniers' },
    });
    expect(body.conversations.map(({ title }) => title)).toEqual(['Wanderquay']);
  });
});

describe('other inboxes', () => {
  it('range from a few talks to one welcome to nothing', async () => {
    const sizes: Record<string, number> = {};
    for (const slug of ['lanternfold', 'puddlekin']) {
      sizes[slug] = (await page('inbox', owner, slug)).conversations.length;
    }
    const cookie = await app.signIn('owner@barkmallow.example', DEMO_PASSWORD);
    sizes.barkmallow = (await page('inbox', cookie, 'barkmallow')).conversations.length;
    expect(sizes).toEqual({ lanternfold: 3, puddlekin: 1, barkmallow: 0 });
  });

  it('leave Beanwhistle one message of its five', async () => {
    const cookie = await app.signIn('owner@beanwhistle.example', DEMO_PASSWORD);
    const { body } = await app.call('GET /messages/period-count', { cookie });
    expect(body).toMatchObject({ count: 4, limit: 5, isExhausted: false });
  });
});

it('says nothing that the product would not store as it is', () => {
  for (const { content } of demoConversations.flatMap(({ messages }) => messages)) {
    expect(cleanContent(content)).toBe(content);
  }
});

it('contains one word too long for any screen', () => {
  const words = demoConversations
    .flatMap(({ messages }) => messages)
    .flatMap(({ content }) => content.replaceAll(/<[^>]+>/g, ' ').split(/\s+/));
  expect(Math.max(...words.map(countCharacters))).toBeGreaterThan(60);
});

it('gives each side of a conversation a row, and none to itself', async () => {
  const sides = await app.db.root.select().from(conversationSides);
  expect(sides).toHaveLength(2 * demoConversations.length);
  expect(sides.filter(({ brandId, otherBrandId }) => brandId === otherBrandId)).toEqual([]);
});
