import { expect, it } from 'vitest';
import { givenPerson, givenSession } from '../../../testing/builders.ts';
import { signInAs } from '../../../testing/sign-in-as.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { seedUsage } from './seed-usage.ts';

const app = useTestApp();

it('shows months of use up to yesterday, and lets today count for itself', async () => {
  const { brandId } = await signInAs(app, { brand: { accountName: 'Northwind' } });
  const brandIds = new Map([['northwind', brandId]]);
  const scene = { brandIds, userIds: new Map(), now: app.clock.now() };
  for (let times = 0; times < 2; times += 1) {
    await app.db.transaction((tx) => seedUsage(tx, scene));
  }
  const admin = await givenPerson(app.db.root, { isAdmin: true });
  const cookie = await givenSession(app.db.root, admin.id, app.clock.now());
  const { body } = await app.call('GET /admin/usage', { cookie, query: { days: 90 } });
  expect(body.days.filter(({ sessions }) => sessions > 0)).toHaveLength(75);
  expect(body.days.at(-1)).toMatchObject({ day: '2026-03-02', sessions: 0 });
  expect(body.pages[0]?.page).toBe('/');
  expect(body.actions[0]?.action).toBe('message_sent');
  expect(body.brands).toMatchObject([{ id: brandId, accountname: 'Northwind' }]);
});
