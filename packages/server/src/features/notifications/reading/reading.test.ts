import type { Notification } from '@tandem/contract/notifications';
import type { RealtimeMessage } from '@tandem/contract/realtime';
import {
  applyNotificationEvent,
  type NotificationStretch,
} from '@tandem/domain/notifications/apply-notification-event';
import { describe, expect, it, vi } from 'vitest';
import { givenBrand, givenMember, givenSession } from '../../../testing/builders.ts';
import { signInAs } from '../../../testing/sign-in-as.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { memberships } from '../../brands/schema.ts';
import { announced, joined } from '../testing/announced.ts';

const app = useTestApp();
type Person = { cookie: string; brandId: number };

const list = async ({ cookie, brandId }: Person, query: { limit?: number; after?: string } = {}) =>
  (await app.call('GET /notifications', { cookie, brandId, query })).body;
const texts = (page: { notifications: readonly Notification[] }) =>
  page.notifications.map(({ presentational }) =>
    presentational.text.replace(' joined the team', ''),
  );
const count = async ({ cookie, brandId }: Person) =>
  (await app.call('GET /unread-count', { cookie, brandId })).body;
const mark = ({ cookie, brandId }: Person, id: number | 'all') =>
  app.call('POST /notification-read', { cookie, brandId, body: { id } });

/** Each a minute after the one before; answers their names. */
async function told(brandId: number, how: number): Promise<string[]> {
  const names: string[] = [];
  for (let n = 0; n < how; n += 1) {
    app.clock.advance({ minutes: 1 });
    const event = joined();
    names.push(event.name);
    await announced(app, brandId, event);
  }
  return names;
}

describe('the list', () => {
  it('shows unread ones first, each part newest first', async () => {
    const me = await signInAs(app);
    const [a, b, c, d] = await told(me.brandId, 4);
    const page = await list(me);
    expect(texts(page)).toEqual([d, c, b, a]);
    await mark(me, page.notifications[0]?.id ?? 0);
    await mark(me, page.notifications[2]?.id ?? 0);
    expect(texts(await list(me))).toEqual([c, a, d, b]);
  });

  it.each([1, 2, 3, 4, 100])('comes whole and in order in pages of %d', async (limit) => {
    const me = await signInAs(app);
    const [a, b, c, d, e] = await told(me.brandId, 5);
    for (const { id } of (await list(me)).notifications.slice(0, 2)) await mark(me, id);
    const seen: string[] = [];
    let after: string | null = null;
    do {
      const page: Awaited<ReturnType<typeof list>> = await list(me, {
        limit,
        ...(after ? { after } : {}),
      });
      expect(page.notifications.length).toBeLessThanOrEqual(limit);
      seen.push(...texts(page));
      after = page.next;
    } while (after);
    expect(seen).toEqual([c, b, a, e, d]);
  });

  it('keeps those of the same instant apart', async () => {
    const me = await signInAs(app);
    for (let n = 0; n < 5; n += 1) await announced(app, me.brandId, joined());
    const first = await list(me, { limit: 2 });
    const second = await list(me, { limit: 100, after: first.next ?? '' });
    const ids = [...first.notifications, ...second.notifications].map(({ id }) => id);
    expect(new Set(ids).size).toBe(5);
  });

  it.each(['nonsense', 'u-1-', 'x-1-2', 'u-99999999999999999-1', ''])(
    'refuses %o as the end of a page, by name',
    async (after) => {
      const { error } = await app.call('GET /notifications', {
        cookie: (await signInAs(app)).cookie,
        query: { after },
      });
      expect(error?.fields).toEqual({ after: 'Must be the end of a page' });
    },
  );

  it('of unread ones leaves out what was read', async () => {
    const me = await signInAs(app);
    const [, newer] = await told(me.brandId, 2);
    const [, older] = (await list(me)).notifications;
    await mark(me, older?.id ?? 0);
    const unread = await app.call('GET /unread-notifications', me);
    expect(texts({ notifications: unread.body })).toEqual([newer]);
  });
});

describe('marking as read', () => {
  it('sets one read, once, and lowers the count', async () => {
    const me = await signInAs(app);
    await told(me.brandId, 2);
    const [first] = (await list(me)).notifications;
    const at = app.clock.now().toISOString();
    expect((await mark(me, first?.id ?? 0)).status).toBe(200);
    expect(await count(me)).toEqual({ conversations: 0, notifications: 1 });
    app.clock.advance({ minutes: 1 });
    expect((await mark(me, first?.id ?? 0)).status).toBe(200);
    const [, second] = (await list(me)).notifications;
    expect(second).toMatchObject({ id: first?.id, read_at: at });
  });

  it('sets all read in this brand', async () => {
    const me = await signInAs(app);
    await told(me.brandId, 3);
    expect((await mark(me, 'all')).status).toBe(200);
    expect((await mark(me, 'all')).status).toBe(200);
    expect(await count(me)).toEqual({ conversations: 0, notifications: 0 });
    expect((await list(me)).notifications).toHaveLength(3);
  });

  it("answers a foreign id like one that does not exist, and leaves a colleague's alone", async () => {
    const me = await signInAs(app);
    const { person } = await givenMember(app.db.root, { brandId: me.brandId, role: 'viewer' });
    const cookie = await givenSession(app.db.root, person.id, app.clock.now());
    const colleague = { cookie, brandId: me.brandId };
    await told(me.brandId, 2);
    const [theirs] = (await list(colleague)).notifications;
    const foreign = await mark(me, theirs?.id ?? 0);
    const missing = await mark(me, 999_999_999);
    expect(foreign.status).toBe(404);
    expect(foreign.body).toEqual(missing.body);
    await mark(me, 'all');
    expect(await count(colleague)).toEqual({ conversations: 0, notifications: 2 });
    expect((await mark(colleague, theirs?.id ?? 0)).status).toBe(200);
    expect(await count(colleague)).toEqual({ conversations: 0, notifications: 1 });
  });

  it("leaves the same person's other brand alone", async () => {
    const me = await signInAs(app);
    const { id: second } = await givenBrand(app.db.root);
    await app.db.root
      .insert(memberships)
      .values({ userId: me.userId, brandId: second, role: 'owner' });
    const there = { ...me, brandId: second };
    await told(me.brandId, 1);
    await told(second, 1);
    const [inSecond] = (await list(there)).notifications;
    expect((await mark(me, inSecond?.id ?? 0)).status).toBe(404);
    await mark(me, 'all');
    expect(await count(there)).toEqual({ conversations: 0, notifications: 1 });
  });

  it.each([0, -1, 1.5, 'some', null, 2 ** 60])('refuses %o by name', async (id) => {
    const me = await signInAs(app);
    const { status, error } = await mark(me, id as 'all');
    expect(status).toBe(400);
    expect(error?.fields).toHaveProperty('id');
  });
});

describe('a list that follows the announced events', () => {
  /** Applies what the person's sockets would hear. */
  async function follow(
    me: Person & { userId: number },
    limit: number,
    act: () => Promise<unknown>,
  ) {
    const heard: RealtimeMessage[] = [];
    const stop = app.services.realtime.subscribe(({ to, message }) => {
      if (to !== 'everybody' && to.users?.includes(me.userId)) heard.push(message);
    });
    // What was announced before may still be on its way; after this one it is not.
    await app.db.transaction((tx) =>
      app.services.realtime.publish(tx, {
        to: { users: [me.userId] },
        message: { type: 'resync' },
      }),
    );
    await vi.waitFor(() => expect(heard.at(-1)?.type).toBe('resync'));
    heard.length = 0;
    let held: NotificationStretch<Notification> = await list(me, { limit });
    let applied = 0;
    await act();
    // A last one that is surely heard after all others.
    app.clock.advance({ minutes: 1 });
    const last = joined();
    await announced(app, me.brandId, last);
    await vi.waitFor(() => expect(JSON.stringify(heard.at(-1))).toContain(last.name));
    stop();
    for (const message of heard) {
      if (message.type !== 'notification' && message.type !== 'notifications_read') continue;
      const result = applyNotificationEvent(held, message);
      applied += 1;
      if (result === 'refetch')
        return { held: await list(me, { limit }), applied, refetched: true };
      held = result;
    }
    return { held, applied, refetched: false };
  }

  it.each([100, 4])('equals a fresh fetch (pages of %d)', async (limit) => {
    const me = await signInAs(app);
    await told(me.brandId, 6);
    const [, second] = (await list(me)).notifications;
    await mark(me, second?.id ?? 0);
    const { held, applied, refetched } = await follow(me, limit, async () => {
      await told(me.brandId, 2);
      const [first, , third] = (await list(me)).notifications;
      await mark(me, third?.id ?? 0);
      await mark(me, first?.id ?? 0);
      await told(me.brandId, 1);
    });
    expect({ applied, refetched }).toEqual({ applied: 6, refetched: false });
    const fresh = await list(me, { limit: held.notifications.length });
    expect(held.notifications).toEqual(fresh.notifications);
  });

  it('equals a fresh fetch after all were marked', async () => {
    const me = await signInAs(app);
    await told(me.brandId, 3);
    const { held, refetched } = await follow(me, 100, () => mark(me, 'all'));
    expect(refetched).toBe(false);
    expect(held).toEqual(await list(me, { limit: 100 }));
  });
});

describe('taking back that everything is read', () => {
  const undo = ({ cookie, brandId }: Person, readAt: string) =>
    app.call('POST /notification-read/undo', { cookie, brandId, body: { readAt } });

  it('makes unread again what that press marked, and nothing else', async () => {
    const me = await signInAs(app);
    await told(me.brandId, 3);
    const [newest] = (await list(me)).notifications;
    await mark(me, newest?.id ?? 0);
    app.clock.advance({ minutes: 1 });
    const before = await list(me);
    const { readAt } = (await mark(me, 'all')).body;
    expect((await count(me)).notifications).toBe(0);
    expect((await undo(me, readAt ?? '')).status).toBe(200);
    expect(await list(me)).toEqual(before);
    expect((await undo(me, readAt ?? '')).status).toBe(404);
  });

  it('touches nobody else', async () => {
    const me = await signInAs(app);
    const { person } = await givenMember(app.db.root, { brandId: me.brandId });
    const other = {
      cookie: await givenSession(app.db.root, person.id, app.clock.now()),
      brandId: me.brandId,
    };
    await told(me.brandId, 1);
    const { readAt } = (await mark(me, 'all')).body;
    await mark(other, 'all');
    await undo(me, readAt ?? '');
    expect((await count(me)).notifications).toBe(1);
    expect((await count(other)).notifications).toBe(0);
  });

  it.each(['', 'yesterday', '0000-01-01T00:00:00Z'])('refuses %o by name', async (readAt) => {
    expect((await undo(await signInAs(app), readAt)).error?.fields).toHaveProperty('readAt');
  });
});
