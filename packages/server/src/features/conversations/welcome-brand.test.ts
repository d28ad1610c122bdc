import { expect, it, vi } from 'vitest';
import { givenBrand, givenMember, givenSession } from '../../testing/builders.ts';
import { solveChallenge } from '../../testing/solve-challenge.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { welcomeBrandJob } from './welcome-brand.ts';

const app = useTestApp();

it('greets a new brand once, from the platform’s own brand, without costing a message', async () => {
  const platform = await givenBrand(app.db.root, { accountName: 'Tandem', isSensei: true });
  const { person } = await givenMember(app.db.root);
  const cookie = await givenSession(app.db.root, person.id, app.clock.now());
  const { body: brand } = await app.call('POST /brands', {
    cookie,
    body: {
      accountname: 'Fresh Start',
      website: 'https://fresh-start.example',
      captcha: await solveChallenge(app.services.captcha),
    },
  });
  const inbox = async () =>
    (await app.call('GET /conversations', { cookie, brandId: brand.id, query: {} })).body
      .conversations;
  await vi.waitFor(async () => expect(await inbox()).toHaveLength(1), { timeout: 10_000 });
  // The job may run again after a crash.
  await welcomeBrandJob(app.services).handle({ brandId: brand.id });
  const [welcome] = await inbox();
  expect(welcome).toMatchObject({ brandId: platform.id, isRead: false });
  const { body } = await app.call('GET /conversations/:conversationId', {
    cookie,
    brandId: brand.id,
    params: { conversationId: welcome?.conversationId ?? 0 },
    query: {},
  });
  expect(body.messages).toMatchObject([{ type: 'newBrandWelcome', sender_id: null }]);
});
