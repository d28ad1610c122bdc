import { beforeAll, expect, it } from 'vitest';
import { givenPerson, givenSession } from '../../../testing/builders.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { givenBilledBrand } from '../testing/billed-brand.ts';

const app = useTestApp();
const inDays = (days: number) =>
  new Date(app.clock.now().getTime() + days * 86_400_000).toISOString();
const none = { extendedTrialEndsAt: null, pendingPlanId: null };
let cookie: string;
beforeAll(async () => {
  const admin = await givenPerson(app.db.root, { isAdmin: true });
  cookie = await givenSession(app.db.root, admin.id, app.clock.now());
});
const set = (
  brandId: number,
  body: { extendedTrialEndsAt: string | null; pendingPlanId: string | null },
) => app.call('PUT /admin/brand-terms/:brandId', { cookie, params: { brandId }, body });

it('extends a trial, also one that has ended, and says so in the audit log', async () => {
  const brand = await givenBilledBrand(app, { belt: 'post-trial-paywall', stripeBelt: null });
  const end = inDays(14);
  const { body } = await set(brand.brandId, { ...none, extendedTrialEndsAt: end });
  expect(body).toMatchObject({ tier: 'trial', extendedTrialEndsAt: end });
  expect((await brand.call('GET /current-brand-future')).body).toMatchObject({
    belt: 'trial',
    extended_trial_end: end,
  });
  const { body: log } = await app.call('GET /admin/audit-log', { cookie, query: {} });
  expect(log[0]).toMatchObject({ action: 'changed trial and terms', brandId: brand.brandId });
});

it('offers a plan, which choosing one answers', async () => {
  const brand = await givenBilledBrand(app);
  await set(brand.brandId, { ...none, pendingPlanId: 'premium-annually' });
  const pending = async () =>
    (await brand.call('GET /current-brand-future')).body.pendingPreferredTermsPlan;
  expect(await pending()).toBe('premium-annually');
  await brand.addCard('succeeds');
  await brand.choose('premium-annually');
  expect(await pending()).toBeNull();
});

it('refuses what has no trial, no future, no price or no brand', async () => {
  const free = await givenBilledBrand(app, { belt: 'white', stripeBelt: null });
  expect((await set(free.brandId, { ...none, extendedTrialEndsAt: inDays(1) })).status).toBe(409);
  const { brandId } = await givenBilledBrand(app);
  const past = await set(brandId, { ...none, extendedTrialEndsAt: inDays(-1) });
  expect(past.error?.fields).toHaveProperty('extendedTrialEndsAt');
  const elite = await set(brandId, { ...none, pendingPlanId: 'elite-custom' });
  expect(elite.error?.fields).toHaveProperty('pendingPlanId');
  expect((await set(999_999, none)).status).toBe(404);
});
