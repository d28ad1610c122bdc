import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { givenPerson, TEST_PASSWORD } from '../../../testing/builders.ts';
import { cookieFrom } from '../../../testing/cookie-from.ts';
import { mailTo, tokenIn } from '../../../testing/read-mail.ts';
import { solveChallenge } from '../../../testing/solve-challenge.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { users } from '../schema.ts';

const app = useTestApp();
const NEW_PASSWORD = 'Fresh!Start7';

async function registrant(email: string) {
  return {
    email,
    firstName: 'Marketing',
    lastName: 'Lead',
    captcha: await solveChallenge(app.services.captcha),
  };
}
describe('registering', () => {
  it('mails a link; whoever opens it chooses the password and is signed in, once', async () => {
    const body = await registrant('new@shop.example');
    expect((await app.call('POST /register', { body })).status).toBe(200);
    const token = tokenIn(await mailTo(app, body.email));
    const link = await app.call('GET /mailed-links/:token', { params: { token } });
    expect(link.body).toEqual({ purpose: 'verify-email', email: body.email });
    const confirm = { token, password: NEW_PASSWORD };
    const verified = await app.call('POST /verify-email', { body: confirm });
    expect(verified.status).toBe(200);
    const profile = await app.call('GET /profile', {
      cookie: cookieFrom(verified.headers, 'tandem_session'),
    });
    expect(profile.body).toMatchObject({ email: body.email, credentials: [] });
    const again = await app.call('POST /verify-email', { body: confirm });
    expect(again.error?.code).toBe('link_expired');
    const look = await app.call('GET /mailed-links/:token', { params: { token } });
    expect(look.error?.code).toBe('link_expired');
    await app.signIn(body.email, NEW_PASSWORD);
  });

  it('leaves nothing to whoever registers the address of somebody else', async () => {
    const body = { ...(await registrant('victim@shop.example')), password: TEST_PASSWORD };
    await app.call('POST /register', { body });
    const login = () =>
      app.call('POST /login', { body: { email: body.email, password: TEST_PASSWORD } });
    expect((await login()).error?.code).toBe('wrong_credentials');
    const token = tokenIn(await mailTo(app, body.email));
    await app.call('POST /verify-email', { body: { token, password: NEW_PASSWORD } });
    expect((await login()).error?.code).toBe('wrong_credentials');
  });

  it('does not let in an account that nobody confirmed, whatever password it may have', async () => {
    const { email } = await givenPerson(app.db.root, { emailVerifiedAt: null });
    const login = await app.call('POST /login', { body: { email, password: TEST_PASSWORD } });
    expect(login.error?.code).toBe('wrong_credentials');
  });

  it('takes an address that was typed before and never confirmed', async () => {
    const email = 'second@shop.example';
    await app.call('POST /register', { body: await registrant(email) });
    const first = tokenIn(await mailTo(app, email));
    const ask = await app.call('GET /register/email-available/:email', { params: { email } });
    expect(ask.status).toBe(200);
    const body = { ...(await registrant(email)), firstName: 'Real' };
    expect((await app.call('POST /register', { body })).status).toBe(200);
    const second = tokenIn(await mailTo(app, email, 2));
    expect(second).not.toBe(first);
    const verified = await app.call('POST /verify-email', {
      body: { token: second, password: NEW_PASSWORD },
    });
    const cookie = cookieFrom(verified.headers, 'tandem_session');
    expect((await app.call('GET /profile', { cookie })).body.firstName).toBe('Real');
    expect((await app.call('POST /register', { body: await registrant(email) })).status).toBe(409);
  });

  it('refuses an address that is taken, in whatever letter case', async () => {
    await givenPerson(app.db.root, { email: 'taken@shop.example' });
    const late = await app.call('POST /register', { body: await registrant('Taken@shop.example') });
    expect([late.status, late.error?.fields?.email]).toEqual([
      409,
      'Taken@shop.example has been taken',
    ]);
  });

  it('makes one account of two that come at once', async () => {
    const email = 'race@shop.example';
    const bodies = [await registrant(email), await registrant(email)];
    const answers = await Promise.all(bodies.map((body) => app.call('POST /register', { body })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const rows = await app.db.root.select().from(users).where(eq(users.email, email));
    expect(rows).toHaveLength(1);
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

it('names a bad password when an address is confirmed', async () => {
  const { error } = await app.call('POST /verify-email', {
    body: { token: 'x'.repeat(40), password: 'short' },
  });
  expect(error?.fields?.password).toBe('Invalid password');
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
