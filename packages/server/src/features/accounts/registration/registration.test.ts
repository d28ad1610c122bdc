import { describe, expect, it } from 'vitest';
import { givenPerson, TEST_PASSWORD } from '../../../testing/builders.ts';
import { cookieFrom } from '../../../testing/cookie-from.ts';
import { mailTo, tokenIn } from '../../../testing/read-mail.ts';
import { solveChallenge } from '../../../testing/solve-challenge.ts';
import { useTestApp } from '../../../testing/test-app.ts';

const app = useTestApp();
const NEW_PASSWORD = 'Fresh!Start7';

async function registrant(email: string) {
  return {
    email,
    password: TEST_PASSWORD,
    firstName: 'Marketing',
    lastName: 'Lead',
    captcha: await solveChallenge(app.services.captcha),
  };
}
describe('registering', () => {
  it('mails a link that confirms the address and signs in, once', async () => {
    const body = await registrant('new@shop.example');
    expect((await app.call('POST /register', { body })).status).toBe(200);
    const early = await app.call('POST /login', {
      body: { email: body.email, password: body.password },
    });
    expect(early.error?.code).toBe('email_not_verified');

    const token = tokenIn(await mailTo(app, body.email));
    const verified = await app.call('POST /verify-email', { body: { token } });
    expect(verified.status).toBe(200);
    const profile = await app.call('GET /profile', {
      cookie: cookieFrom(verified.headers, 'tandem_session'),
    });
    expect(profile.body).toMatchObject({ email: body.email, credentials: [] });
    const again = await app.call('POST /verify-email', { body: { token } });
    expect(again.error?.code).toBe('link_expired');
  });

  it('refuses an address that is taken, in whatever letter case, also in a race', async () => {
    await givenPerson(app.db.root, { email: 'taken@shop.example' });
    const late = await app.call('POST /register', { body: await registrant('Taken@shop.example') });
    expect([late.status, late.error?.fields?.email]).toEqual([
      409,
      'Taken@shop.example has been taken',
    ]);
    const bodies = [await registrant('race@shop.example'), await registrant('race@shop.example')];
    const answers = await Promise.all(bodies.map((body) => app.call('POST /register', { body })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('tells whether an address is available', async () => {
    await givenPerson(app.db.root, { email: 'here@shop.example' });
    const ask = (email: string) =>
      app.call('GET /register/email-available/:email', { params: { email } });
    expect((await ask('HERE@shop.example')).status).toBe(409);
    expect((await ask('free@shop.example')).status).toBe(200);
  });

  it.each([
    ['email', { email: 'me@gmail.com' }, /work\/business email/],
    ['email', { email: 'nonsense' }, /Invalid Email Address/],
    ['password', { password: 'short' }, /Invalid password/],
    ['firstName', { firstName: ' ' }, /Required field/],
  ])('names a bad %s', async (field, change, message) => {
    const body = { ...(await registrant('bad@shop.example')), ...change };
    const { status, error } = await app.call('POST /register', { body });
    expect(status).toBe(400);
    expect(error?.fields?.[field]).toMatch(message);
  });

  it('refuses a captcha that is made up, used twice or old', async () => {
    const captcha = await solveChallenge(app.services.captcha);
    const verify = (solution: string) => app.services.captcha.verify(solution, 'register');
    expect(await verify('bm9uc2Vuc2U=')).toBe(false);
    expect(await verify(captcha)).toBe(true);
    expect(await verify(captcha)).toBe(false);
    const old = await solveChallenge(app.services.captcha);
    app.clock.advance({ minutes: 11 });
    expect(await verify(old)).toBe(false);
    const forged = JSON.parse(
      Buffer.from(await solveChallenge(app.services.captcha), 'base64').toString(),
    );
    forged.signature = '0'.repeat(64);
    expect(await verify(Buffer.from(JSON.stringify(forged)).toString('base64'))).toBe(false);
  });
});

describe('a solved captcha', () => {
  const verify = (solution: object) =>
    app.services.captcha.verify(
      Buffer.from(JSON.stringify(solution)).toString('base64'),
      'register',
    );
  const solve = async () =>
    JSON.parse(Buffer.from(await solveChallenge(app.services.captcha), 'base64').toString());

  it('does not live longer when digits move from the number to the end of its life', async () => {
    for (let tries = 0; tries < 5; tries++) {
      const solved = await solve();
      const [first = '', ...rest] = String(solved.number);
      const salt = solved.salt.replace(/(expires=\d+)/, `$1${first}`);
      const spliced = { ...solved, salt, number: Number(rest.join('') || '0') };
      app.clock.advance({ minutes: 11 });
      expect(await verify(spliced)).toBe(false);
      const plain = { ...solved, salt: `${solved.salt}${first}`, number: spliced.number };
      expect(await verify(plain)).toBe(false);
    }
  });

  it('is refused, not stumbled over, when its signature is of other letters', async () => {
    const solved = await solve();
    expect(await verify({ ...solved, signature: 'ß'.repeat(64) })).toBe(false);
    const [pass] = [app.services.captchaPasses.issue('contact_support')];
    const forged = pass.replace(/[^.]+$/, (signature) => 'ß'.repeat(signature.length));
    const { captchaPasses, db } = app.services;
    expect(await captchaPasses.redeem(db.root, forged, 'contact_support')).toBe(false);
  });
});

describe('a forgotten password', () => {
  it('is replaced through the mailed link, which ends every session and works once', async () => {
    const person = await givenPerson(app.db.root);
    const cookie = await app.signIn(person.email);
    await app.call('POST /forgot-password', { body: { email: person.email.toUpperCase() } });
    const token = tokenIn(await mailTo(app, person.email));
    const change = () =>
      app.call('POST /update-password', { body: { token, password: NEW_PASSWORD } });
    expect((await change()).status).toBe(200);
    expect((await app.call('GET /profile', { cookie })).status).toBe(401);
    expect((await change()).error?.code).toBe('link_expired');
    await app.signIn(person.email, NEW_PASSWORD);
  });

  it('answers an unknown address alike and mails nobody', async () => {
    const person = await givenPerson(app.db.root);
    const known = await app.call('POST /forgot-password', { body: { email: person.email } });
    const unknown = await app.call('POST /forgot-password', {
      body: { email: 'nobody@shop.example' },
    });
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
  });

  it('has a link that works for an hour and not longer', async () => {
    const person = await givenPerson(app.db.root);
    await app.call('POST /forgot-password', { body: { email: person.email } });
    const token = tokenIn(await mailTo(app, person.email));
    app.clock.advance({ minutes: 61 });
    const late = await app.call('POST /update-password', {
      body: { token, password: NEW_PASSWORD },
    });
    expect(late.error?.code).toBe('link_expired');
  });
});
