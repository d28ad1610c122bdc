import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { givenBrand, givenPerson, givenSession } from '../../../testing/builders.ts';
import { signInAs } from '../../../testing/sign-in-as.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { runMetricsDay } from '../metrics-day.ts';
import { metricsDayCounts, metricsDays, metricsEvents } from '../schema.ts';
import { givenEvent } from '../testing/given-event.ts';

const app = useTestApp();
let adminId: number;
beforeAll(async () => {
  adminId = (await givenPerson(app.db.root, { isAdmin: true })).id;
});
beforeEach(async () => {
  app.clock.set('2026-03-02T15:00:00Z');
  for (const table of [metricsEvents, metricsDays, metricsDayCounts]) {
    await app.db.root.delete(table);
  }
});

async function usage(days: 7 | 30 | 90 = 7) {
  const cookie = await givenSession(app.db.root, adminId, app.clock.now());
  const { status, body } = await app.call('GET /admin/usage', { cookie, query: { days } });
  expect(status).toBe(200);
  return body;
}
const runJob = () => runMetricsDay({ ...app.services, db: app.db });
const event = (at: string, more: Parameters<typeof givenEvent>[2] = {}) =>
  givenEvent(app.db.root, at, more);

describe('usage', () => {
  it('shows every day of the range, the last one today, also without any event', async () => {
    const empty = { sessions: 0, people: 0, brands: 0, pageViews: 0 };
    const { days, ...rest } = await usage(7);
    expect(days).toHaveLength(7);
    expect(days[0]).toEqual({ day: '2026-02-24', ...empty });
    expect(days[6]).toEqual({ day: '2026-03-02', ...empty });
    expect(rest).toEqual({ pages: [], actions: [], brands: [] });
    expect((await usage(90)).days).toHaveLength(90);
  });

  it('counts today as it happens: sessions, people, brands, pages, actions', async () => {
    const { id: brandId, accountName } = await givenBrand(app.db.root, { logo: '/files/logo.png' });
    const today = '2026-03-02T10:00:00Z';
    await event(today, { sessionId: 'session-a', userId: 1, brandId });
    await event(today, { sessionId: 'session-a', userId: 1, brandId, url: '/favorites' });
    await event(today, { sessionId: 'session-a', userId: 1, brandId, action: 'favorite' });
    await event(today, { sessionId: 'session-b', userId: 1, brandId });
    await event(today, { sessionId: 'session-c', url: '/pricing' });
    const { days, ...rest } = await usage();
    expect(days.at(-1)).toMatchObject({ sessions: 3, people: 1, brands: 1, pageViews: 4 });
    expect(rest).toEqual({
      pages: [
        { page: '/search', views: 2 },
        { page: '/favorites', views: 1 },
        { page: '/pricing', views: 1 },
      ],
      actions: [{ action: 'favorite', count: 1 }],
      brands: [{ id: brandId, accountname: accountName, logo: '/files/logo.png', sessions: 2 }],
    });
  });

  it('is the same before and after a day was summed up and its events dropped', async () => {
    const { id: brandId } = await givenBrand(app.db.root);
    await event('2026-02-26T10:00:00Z', { sessionId: 'session-a', userId: 1, brandId });
    await event('2026-02-26T10:00:00Z', { sessionId: 'session-b', action: 'favorite' });
    await event('2026-03-01T23:59:59.999Z', { sessionId: 'session-c', userId: 2, url: '/pricing' });
    await event('2026-03-02T00:00:00Z', { sessionId: 'session-d', userId: 3, url: '/pricing' });
    const before = await usage();
    // Each of them finds the days without a sum before the other has made one.
    await Promise.all([runJob(), runJob()]);
    expect(await usage()).toEqual(before);
    await app.db.root.delete(metricsEvents);
    await event('2026-03-02T00:00:00Z', { sessionId: 'session-d', userId: 3, url: '/pricing' });
    await runJob();
    expect(await usage()).toEqual(before);
    expect(before.days.map(({ sessions }) => sessions)).toEqual([0, 0, 2, 0, 0, 1, 1]);
    expect(before.pages[0]).toEqual({ page: '/pricing', views: 2 });
  });

  it('does not sum up a day before it has surely ended', async () => {
    app.clock.set('2026-03-02T00:09:59Z');
    await event('2026-03-01T23:59:59Z');
    await runJob();
    expect(await app.db.root.$count(metricsDays)).toBe(0);
    expect((await usage()).days.at(-2)).toMatchObject({ day: '2026-03-01', sessions: 1 });
    app.clock.set('2026-03-02T00:10:00Z');
    await runJob();
    expect(await app.db.root.$count(metricsDays)).toBe(1);
  });

  it('sums up the days that a worker missed, and drops none of them unsummed', async () => {
    await event('2026-03-01T12:00:00Z', { url: '/before-the-pause' });
    app.clock.set('2026-08-01T15:00:00Z');
    await runJob();
    expect(await app.db.root.$count(metricsEvents)).toBe(0);
    expect(await app.db.root.$count(metricsDays)).toBe(153);
    app.clock.set('2026-03-02T15:00:00Z');
    expect((await usage()).pages).toEqual([{ page: '/before-the-pause', views: 1 }]);
  });

  it('keeps the hundred most frequent pages of a day and shows ten', async () => {
    const word = (n: number) => String.fromCharCode(97 + (n % 26), 97 + Math.floor(n / 26));
    for (let n = 0; n < 105; n += 1) await event('2026-03-01T12:00:00Z', { url: `/${word(n)}` });
    await event('2026-03-01T12:00:00Z', { url: '/zz-most-visited' });
    await event('2026-03-01T13:00:00Z', { url: '/zz-most-visited' });
    await runJob();
    expect(await app.db.root.$count(metricsDayCounts)).toBe(100);
    const { pages } = await usage();
    expect(pages).toHaveLength(10);
    expect(pages[0]).toEqual({ page: '/zz-most-visited', views: 2 });
  });

  it('leaves out a brand that no longer exists', async () => {
    await event('2026-03-02T12:00:00Z', { brandId: 999_999 });
    expect((await usage()).brands).toEqual([]);
  });

  it('refuses a range it does not have, by name', async () => {
    const cookie = await givenSession(app.db.root, adminId, app.clock.now());
    for (const days of [8, 'all', 0]) {
      const { error } = await app.call('GET /admin/usage', { cookie, query: { days } });
      expect(error?.fields?.days).toMatch(/Must be/);
    }
  });

  it('is for administrators', async () => {
    const { cookie } = await signInAs(app);
    expect((await app.call('GET /admin/usage', { cookie, query: {} })).status).toBe(403);
  });
});
