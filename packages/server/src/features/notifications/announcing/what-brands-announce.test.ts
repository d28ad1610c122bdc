import { describe, expect, it } from 'vitest';
import { givenPerson, givenSession } from '../../../testing/builders.ts';
import { PREMIUM } from '../../../testing/given-conversation.ts';
import { mailTo, tokenIn } from '../../../testing/read-mail.ts';
import { signInAs } from '../../../testing/sign-in-as.ts';
import { useTestApp } from '../../../testing/test-app.ts';

const app = useTestApp();

const readBy = async (cookie: string, brandId: number) =>
  (await app.call('GET /unread-notifications', { cookie, brandId })).body.map(
    ({ presentational }) => presentational.text,
  );

describe('favorites', () => {
  const toggle = (cookie: string, brandId: number) =>
    app.call('POST /toggle-brand-favorite', { cookie, body: { brandId } });

  it('tell the favorite brand, once a day however often somebody clicks', async () => {
    const fan = await signInAs(app, {
      brand: { accountName: 'Fan Brand', logo: '/files/fan.png' },
    });
    const star = await signInAs(app);
    for (let n = 0; n < 5; n += 1) await toggle(fan.cookie, star.brandId);
    const { body } = await app.call('GET /unread-notifications', { cookie: star.cookie });
    expect(body.map(({ presentational }) => presentational)).toEqual([
      {
        img: '/files/fan.png',
        text: 'Fan Brand added you to their favorites',
        to: `/explore/brands/${fan.brandId}`,
      },
    ]);
    expect(await readBy(fan.cookie, fan.brandId)).toEqual([]);
  });

  it('tell nothing when one is taken out', async () => {
    const fan = await signInAs(app);
    const star = await signInAs(app);
    await toggle(fan.cookie, star.brandId);
    await app.call('POST /notification-read', { cookie: star.cookie, body: { id: 'all' } });
    await toggle(fan.cookie, star.brandId);
    expect(await readBy(star.cookie, star.brandId)).toEqual([]);
  });
});

describe('the team', () => {
  async function inviteTo(owner: { cookie: string; brandId: number }, email: string) {
    await app.call('POST /team/invites', { ...owner, body: { email, role: 'member' } });
    return tokenIn(await mailTo(app, email));
  }

  it('hears who joined, but not the person who did', async () => {
    const owner = await signInAs(app);
    const token = await inviteTo(owner, 'joiner@shop.example');
    const newAccount = { firstName: 'Social', lastName: 'Manager', password: 'Fresh!Start7' };
    await app.call('POST /invites/:token/accept', { params: { token }, body: { newAccount } });
    expect(await readBy(owner.cookie, owner.brandId)).toEqual(['Social Manager joined the team']);
    const joiner = await app.signIn('joiner@shop.example', newAccount.password);
    expect(await readBy(joiner, owner.brandId)).toEqual([]);
  });

  it('hears the name of the person with an account, not of whoever sent the form', async () => {
    const owner = await signInAs(app);
    const invited = await givenPerson(app.db.root, { firstName: 'Store', lastName: 'Lead' });
    const token = await inviteTo(owner, invited.email);
    const cookie = await givenSession(app.db.root, invited.id, app.clock.now());
    await app.call('POST /invites/:token/accept', { cookie, params: { token }, body: {} });
    expect(await readBy(owner.cookie, owner.brandId)).toEqual(['Store Lead joined the team']);
  });
});

it('tells the brand that wrote a message when it was removed, and nobody else', async () => {
  const writer = await signInAs(app, PREMIUM);
  const reader = await signInAs(app, PREMIUM);
  const { body } = await app.call('POST /new-conversation/:brandId', {
    cookie: writer.cookie,
    params: { brandId: reader.brandId },
    body: { content: 'Buy now!' },
  });
  const messageId = body.messages.at(-1)?.id ?? 0;
  await app.call('POST /messages/:messageId/report', {
    cookie: reader.cookie,
    params: { messageId },
    body: { reason: 'spam' },
  });
  const admin = await givenPerson(app.db.root, { isAdmin: true });
  const cookie = await givenSession(app.db.root, admin.id, app.clock.now());
  const reports = await app.call('GET /admin/reported-messages', { cookie, query: {} });
  await app.call('POST /admin/reported-messages/:id/resolve', {
    cookie,
    params: { id: reports.body[0]?.id ?? 0 },
    body: { outcome: 'removed' },
  });
  expect(await readBy(writer.cookie, writer.brandId)).toEqual([
    'A message of yours was removed because it broke our rules',
  ]);
  expect(await readBy(reader.cookie, reader.brandId)).toEqual([]);
});
