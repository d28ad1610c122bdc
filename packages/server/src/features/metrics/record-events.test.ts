import type { CallInput } from '@tandem/contract/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { actAs } from '../../testing/act-as.ts';
import { givenPerson, givenSession } from '../../testing/builders.ts';
import { signInAs } from '../../testing/sign-in-as.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { metricsEvents } from './schema.ts';

const app = useTestApp();
type Event = CallInput<'POST /metrics'>['body'][number];

const event = (more: Partial<Event> = {}): Event => ({
  action: 'page_view',
  url: '/app/search',
  createdAt: app.clock.now().toISOString(),
  sessionId: 'session-1',
  ...more,
});
const post = (body: unknown, more: { cookie?: string; brandId?: number } = {}) =>
  app.call('POST /metrics', { ...more, body: body as Event[] });
const stored = () => app.db.root.select().from(metricsEvents);

beforeEach(() => app.db.root.delete(metricsEvents));

describe('recording events', () => {
  it('stores a batch under the caller, the brand and our own clock', async () => {
    const { cookie, brandId, userId } = await signInAs(app);
    const meta = { app: 'tandem-web' };
    const batch = [event({ meta }), event({ action: 'favorite', url: '/app/favorites' })];
    expect(await post(batch, { cookie, brandId })).toMatchObject({ status: 200, body: null });
    const now = app.clock.now();
    const same = { receivedAt: now, createdAt: now, sessionId: 'session-1', userId, brandId };
    expect(await stored()).toEqual([
      { ...same, action: 'page_view', url: '/search', meta },
      { ...same, action: 'favorite', url: '/favorites', meta: null },
    ]);
  });

  it('counts people who are not signed in', async () => {
    expect((await post([event({ url: '/app/pricing' })])).status).toBe(200);
    expect(await stored()).toMatchObject([{ url: '/pricing', userId: null, brandId: null }]);
  });

  it('takes a brand only from its own people, and nothing about them from the body', async () => {
    const [one, other] = [await signInAs(app), await signInAs(app)];
    const forged = { ...event(), userId: other.userId, user_id: other.userId, brandId: 1 };
    expect((await post([forged], { cookie: one.cookie, brandId: other.brandId })).status).toBe(200);
    expect((await post([event()], { brandId: other.brandId })).status).toBe(200);
    expect(await stored()).toMatchObject([
      { userId: one.userId, brandId: null },
      { userId: null, brandId: null },
    ]);
  });

  it('records nothing while an admin acts as somebody', async () => {
    const { brandId, userId } = await signInAs(app);
    const admin = await givenPerson(app.db.root, { isAdmin: true, canImpersonate: true });
    const cookie = await givenSession(app.db.root, admin.id, app.clock.now());
    await actAs(app, cookie, userId);
    const body = [event()];
    const answer = await app.call('POST /metrics', {
      cookie,
      brandId,
      impersonating: userId,
      body,
    });
    expect(answer.status).toBe(200);
    expect(await stored()).toEqual([]);
  });

  it('keeps no secret, no search and no id of an address', async () => {
    const urls = [
      '/app/invite/abcdefghijklmnopqrstuvwxyz',
      '/app/update-password?token=secret',
      '/app/unsubscribe/SECRETsecretSECRETsecret#more',
      'https://tandem.example/app/search?q=someone@brand.example',
      '/app/explore/brands/12',
      '\u0000/app/\ud800/search',
    ];
    expect((await post(urls.map((url) => event({ url })))).status).toBe(200);
    expect((await stored()).map(({ url }) => url)).toEqual([
      '/invite/:token',
      '/update-password',
      '/unsubscribe/:token',
      '/search',
      '/explore/brands/:id',
      '/:token/app/:token/search',
    ]);
  });

  it.each([
    ['2026-03-02T14:59:30Z', '2026-03-02T14:59:30Z'],
    ['2026-03-02T09:59:30-05:00', '2026-03-02T14:59:30Z'],
    ['1999-01-01T00:00:00Z', '2026-03-01T15:00:00Z'],
    ['2999-01-01T00:00:00Z', '2026-03-02T15:00:00Z'],
  ])('takes a browser that says %s for %s', async (createdAt, moment) => {
    await post([event({ createdAt })]);
    expect(await stored()).toMatchObject([
      { createdAt: new Date(moment), receivedAt: app.clock.now() },
    ]);
  });
});

describe('a refused batch', () => {
  const good = () => event();
  it.each<[string, () => unknown, Record<string, unknown>]>([
    ['an empty list', () => [], { body: 'Must have at least 1 event' }],
    ['101 events', () => Array.from({ length: 101 }, good), { body: 'Cannot exceed 100 events' }],
    ['one event bare', good, { body: 'Must be a list of events' }],
    ['a list of texts', () => ['page_view'], { '0': expect.any(String) }],
    ['no action', () => [{ ...event(), action: undefined }], { '0.action': 'Required field' }],
    ['a sentence', () => [event({ action: 'I did it' })], { '0.action': expect.any(String) }],
    ['a number', () => [{ ...event(), action: 7 }], { '0.action': expect.any(String) }],
    ['an endless address', () => [event({ url: 'x'.repeat(2049) })], { '0.url': /2048/ }],
    ['another time', () => [event({ createdAt: 'noon' })], { '0.createdAt': /date and time/ }],
    ['no session', () => [event({ sessionId: '' })], { '0.sessionId': 'Must be a session id' }],
    ['a second one', () => [event(), event({ sessionId: "'; --" })], { '1.sessionId': /session/ }],
    ['an app', () => [event({ meta: { app: '<b>' } })], { '0.meta.app': /name of an app/ }],
  ])('with %s is told which field, and stores nothing', async (_, body, fields) => {
    const { status, error } = await post(body());
    expect(status).toBe(400);
    for (const [name, message] of Object.entries(fields)) {
      const said = error?.fields?.[name];
      if (message instanceof RegExp) expect(said).toMatch(message);
      else expect(said).toEqual(message);
    }
    expect(await stored()).toEqual([]);
  });

  it('that is no JSON, or larger than anything we take, is a clear 4xx', async () => {
    const send = (payload: string) =>
      app.http.inject({
        method: 'POST',
        url: '/metrics',
        payload,
        headers: { 'x-requested-with': 'test', 'content-type': 'application/json' },
      });
    expect((await send('[{')).statusCode).toBe(400);
    expect((await send(JSON.stringify('x'.repeat(1_100_000)))).statusCode).toBe(413);
    expect(await stored()).toEqual([]);
  });

  it('drops what it does not know of a batch that is fine', async () => {
    const meta = { app: 'tandem-web', email: 'someone@brand.example' };
    expect((await post([event({ meta })])).status).toBe(200);
    expect(await stored()).toMatchObject([{ meta: { app: 'tandem-web' } }]);
  });

  it('is what an address gets that sends more than an office would', async () => {
    const calls = Array.from({ length: 601 }, () => post([event()]));
    const statuses = (await Promise.all(calls)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(0);
    app.clock.advance({ minutes: 2 });
    expect((await post([event()])).status).toBe(200);
  });
});
