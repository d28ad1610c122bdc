import { describe, expect, it } from 'vitest';
import { loadSecret } from '../../../platform/secrets/queries.ts';
import { givenPerson, givenSession } from '../../../testing/builders.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { unsubscribeToken } from './unsubscribe-token.ts';

const app = useTestApp();

async function givenSubscriber() {
  const person = await givenPerson(app.db.root);
  const token = unsubscribeToken(person.uid, await loadSecret(app.db.root, 'unsubscribe'));
  const digest = async () => {
    const cookie = await givenSession(app.db.root, person.id, app.clock.now());
    return (await app.call('GET /notification-preferences', { cookie })).body.digest;
  };
  return { person, token, digest };
}

const oneClick = (token: string) =>
  app.http.inject({
    method: 'POST',
    url: `/mail/unsubscribe/${token}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'List-Unsubscribe=One-Click',
  });

describe('an unsubscribe link', () => {
  it('says whose digest it ends, partly hidden, without signing in', async () => {
    const { person, token } = await givenSubscriber();
    const { body } = await app.call('GET /unsubscribe/:token', { params: { token } });
    const [name = '', host] = person.email.split('@');
    expect(body).toEqual({ email: `${name[0]}•••@${host}`, digest: 'daily' });
  });

  it('ends the digest of that person only, as often as it is used', async () => {
    const mine = await givenSubscriber();
    const other = await givenSubscriber();
    for (let n = 0; n < 2; n += 1) {
      const answer = await app.call('POST /unsubscribe/:token', { params: { token: mine.token } });
      expect(answer.status).toBe(200);
    }
    expect(await mine.digest()).toBe('off');
    expect(await other.digest()).toBe('daily');
  });

  it('keeps what else the person chose', async () => {
    const { person, token } = await givenSubscriber();
    const cookie = await givenSession(app.db.root, person.id, app.clock.now());
    const inApp = { partnerships: true, team: false, billing: true, community: true };
    await app.call('PUT /notification-preferences', { cookie, body: { inApp, digest: 'weekly' } });
    await app.call('POST /unsubscribe/:token', { params: { token } });
    const { body } = await app.call('GET /notification-preferences', { cookie });
    expect(body).toEqual({ inApp, digest: 'off' });
  });

  it('only looks when it is looked at', async () => {
    const { token, digest } = await givenSubscriber();
    await app.call('GET /unsubscribe/:token', { params: { token } });
    const answer = await app.http.inject({ url: `/mail/unsubscribe/${token}` });
    expect(answer.statusCode).toBe(303);
    expect(answer.headers.location).toBe(`/app/unsubscribe/${token}`);
    expect(await digest()).toBe('daily');
  });

  it('works with the one click of a mail program, which sends no header of ours', async () => {
    const { token, digest } = await givenSubscriber();
    const answer = await oneClick(token);
    expect(answer.statusCode).toBe(200);
    expect(await digest()).toBe('off');
  });
});

describe('a forged link', () => {
  it("cannot end somebody else's digest, at any of its three doors", async () => {
    const mine = await givenSubscriber();
    const victim = await givenSubscriber();
    const uid = victim.person.uid.replaceAll('-', '');
    const forged = [
      `${uid}${mine.token.slice(32)}`,
      unsubscribeToken(victim.person.uid, 'a guessed key'),
      `${uid}${victim.token.slice(32, -1)}`,
      victim.token.toUpperCase(),
      `${uid}${'A'.repeat(43)}`,
      unsubscribeToken('00000000-0000-4000-8000-000000000000', 'x'),
    ];
    for (const token of forged) {
      const looked = await app.call('GET /unsubscribe/:token', { params: { token } });
      const ended = await app.call('POST /unsubscribe/:token', { params: { token } });
      const clicked = await oneClick(token);
      expect([looked.status, ended.status, clicked.statusCode], token).toEqual([404, 404, 404]);
    }
    expect(await victim.digest()).toBe('daily');
  });

  it('with a genuine signature for nobody is not found either', async () => {
    const key = await loadSecret(app.db.root, 'unsubscribe');
    const token = unsubscribeToken('00000000-0000-4000-8000-000000000000', key);
    expect((await app.call('POST /unsubscribe/:token', { params: { token } })).status).toBe(404);
  });

  it('can only be tried so often', async () => {
    let status = 0;
    for (let n = 0; n < 70 && status !== 429; n += 1) status = (await oneClick('x')).statusCode;
    expect(status).toBe(429);
  });
});
