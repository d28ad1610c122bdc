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
  it('make the next try wait from the tenth on, twice as long each time', async () => {
    const { email } = await givenPerson(app.db.root);
    await guessTimes(9, email);
    expect((await guess(email)).code).toBe('wrong_credentials');
    for (const seconds of [30, 60, 120, 240, 480, 900, 900]) {
      const early = await guess(email, TEST_PASSWORD);
      expect([early.status, early.code]).toEqual([429, 'locked_out']);
      expect(Number(early.headers['retry-after'])).toBe(seconds);
      app.clock.advance({ seconds: seconds - 1 });
      expect((await guess(email, TEST_PASSWORD)).code).toBe('locked_out');
      app.clock.advance({ seconds: 1 });
      expect((await guess(email)).code).toBe('wrong_credentials');
    }
    app.clock.advance({ minutes: 15 });
    expect((await guess(email, TEST_PASSWORD)).status).toBe(200);
    await guessTimes(9, email);
    expect((await guess(email, TEST_PASSWORD)).status).toBe(200);
  });

  it('make an unknown address wait in the same way', async () => {
    await guessTimes(10, 'ghost@test.example');
    expect((await guess('ghost@test.example')).code).toBe('locked_out');
  });

  it('count anew after the right one, and after a quiet day', async () => {
    const { email } = await givenPerson(app.db.root);
    await guessTimes(9, email);
    expect((await guess(email, TEST_PASSWORD)).status).toBe(200);
    await guessTimes(9, email);
    app.clock.advance({ hours: 24, seconds: 1 });
    await guessTimes(9, email);
    expect((await guess(email, TEST_PASSWORD)).status).toBe(200);
  });

  it('still wait, and not for long, when the clock is set back meanwhile', async () => {
    const { email } = await givenPerson(app.db.root);
    await guessTimes(10, email);
    app.clock.advance({ days: -1 });
    expect((await guess(email, TEST_PASSWORD)).code).toBe('locked_out');
    app.clock.advance({ minutes: 15 });
    expect((await guess(email, TEST_PASSWORD)).status).toBe(200);
    app.clock.advance({ days: 1 });
  });

  it('hold nobody else up', async () => {
    const victim = await givenPerson(app.db.root);
    const bystander = await givenPerson(app.db.root);
    await guessTimes(10, victim.email);
    expect((await guess(bystander.email, TEST_PASSWORD)).status).toBe(200);
  });
});

describe('the owner of an account that others guess at', () => {
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
