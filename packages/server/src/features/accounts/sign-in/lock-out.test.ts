import { describe, expect, it } from 'vitest';
import { givenPerson, TEST_PASSWORD } from '../../../testing/builders.ts';
import { cookieFrom } from '../../../testing/cookie-from.ts';
import { mailTo, tokenIn } from '../../../testing/read-mail.ts';
import { useTestApp } from '../../../testing/test-app.ts';

const app = useTestApp();
let caller = 0;

/** Each from another address, so that the limit per address is not what stops it. */
async function guess(email: string, password = 'wrong', cookie?: string) {
  caller += 1;
  const answer = await app.http.inject({
    method: 'POST',
    url: '/login',
    remoteAddress: `10.0.${caller >> 8}.${caller & 255}`,
    headers: { 'x-requested-with': 'test', ...(cookie ? { cookie } : {}) },
    payload: { email, password },
  });
  return { status: answer.statusCode, code: answer.json().error?.code, headers: answer.headers };
}
async function guessTimes(times: number, email: string) {
  for (let n = 0; n < times; n++) await guess(email);
}

describe('wrong passwords', () => {
  it('lock an address at the tenth, for fifteen minutes', async () => {
    const { email } = await givenPerson(app.db.root);
    await guessTimes(9, email);
    expect((await guess(email)).code).toBe('wrong_credentials');
    const locked = await guess(email, TEST_PASSWORD);
    expect([locked.status, locked.code]).toEqual([429, 'locked_out']);
    expect(Number(locked.headers['retry-after'])).toBe(900);
    app.clock.advance({ minutes: 14, seconds: 59 });
    expect((await guess(email, TEST_PASSWORD)).code).toBe('locked_out');
    app.clock.advance({ seconds: 1 });
    expect((await guess(email, TEST_PASSWORD)).status).toBe(200);
  });

  it('lock an unknown address in the same way', async () => {
    await guessTimes(10, 'ghost@test.example');
    expect((await guess('ghost@test.example')).code).toBe('locked_out');
  });

  it('count anew after the right one, and after a quiet hour', async () => {
    const { email } = await givenPerson(app.db.root);
    await guessTimes(9, email);
    expect((await guess(email, TEST_PASSWORD)).status).toBe(200);
    await guessTimes(9, email);
    app.clock.advance({ minutes: 61 });
    await guessTimes(9, email);
    expect((await guess(email, TEST_PASSWORD)).status).toBe(200);
  });

  it('cannot be slipped past by guessing in parallel', async () => {
    const { email } = await givenPerson(app.db.root);
    await Promise.all(Array.from({ length: 30 }, () => guess(email)));
    expect((await guess(email, TEST_PASSWORD)).code).toBe('locked_out');
  });

  it('lock nobody else', async () => {
    const victim = await givenPerson(app.db.root);
    const bystander = await givenPerson(app.db.root);
    await guessTimes(10, victim.email);
    expect((await guess(bystander.email, TEST_PASSWORD)).status).toBe(200);
  });
});

describe('the owner of a locked account', () => {
  it('still gets in with a browser used before', async () => {
    const { email } = await givenPerson(app.db.root);
    const { headers } = await guess(email, TEST_PASSWORD);
    const device = cookieFrom(headers, 'tandem_device');
    await guessTimes(10, email);
    expect((await guess(email, TEST_PASSWORD)).code).toBe('locked_out');
    expect((await guess(email, TEST_PASSWORD, device)).status).toBe(200);
  });

  it('does not lend that browser to an attacker for endless guesses', async () => {
    const { email } = await givenPerson(app.db.root);
    const { headers } = await guess(email, TEST_PASSWORD);
    const device = cookieFrom(headers, 'tandem_device');
    for (let n = 0; n < 20; n++) await guess(email, 'wrong', device);
    expect((await guess(email, TEST_PASSWORD, device)).code).toBe('locked_out');
  });

  it('gets in at once with a new password from the mail', async () => {
    const { email } = await givenPerson(app.db.root);
    await guessTimes(10, email);
    await app.call('POST /forgot-password', { body: { email } });
    const token = tokenIn(await mailTo(app, email));
    await app.call('POST /update-password', { body: { token, password: 'Fresh!Start7' } });
    expect((await guess(email, 'Fresh!Start7')).status).toBe(200);
  });
});
