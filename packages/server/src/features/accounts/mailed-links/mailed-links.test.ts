import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { sandboxMails } from '../../../platform/mail/schema.ts';
import { rateLimits } from '../../../platform/rate-limits/schema.ts';
import { givenPerson, TEST_PASSWORD } from '../../../testing/builders.ts';
import { cookieFrom } from '../../../testing/cookie-from.ts';
import { mailTo, tokenIn } from '../../../testing/read-mail.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { newTotpSecret, totpAt, totpStep } from '../security/totp.ts';

const app = useTestApp();
const NEW_PASSWORD = 'Fresh!Start7';
const code = (secret: string) => totpAt(secret, totpStep(app.clock.now()));

type Asking = 'POST /forgot-password' | 'POST /login-link' | 'POST /verify-email/resend';

/** Tokens of as many mails, in the order of their arrival. */
async function linksFor(email: string, asking: Asking, count: number): Promise<string[]> {
  const tokens = [];
  for (let n = 1; n <= count; n++) {
    await app.call(asking, { body: { email } });
    tokens.push(tokenIn(await mailTo(app, email, n)));
  }
  return tokens;
}

const reset = (token = '') =>
  app.call('POST /update-password', { body: { token, password: NEW_PASSWORD } });
const confirm = (token = '', password = NEW_PASSWORD) =>
  app.call('POST /verify-email', { body: { token, password } });
const useLogin = (token = '', second?: string) =>
  app.call('POST /login-link/use', { body: { token, ...(second ? { code: second } : {}) } });

describe('links that were mailed before', () => {
  it('confirm nothing and let nobody in once one of them was used', async () => {
    const { email } = await givenPerson(app.db.root, { emailVerifiedAt: null, passwordHash: null });
    const [first, second] = await linksFor(email, 'POST /verify-email/resend', 2);
    expect((await confirm(first)).status).toBe(200);
    const late = await confirm(second, 'Another!Word8');
    expect([late.error?.code, late.headers['set-cookie']]).toEqual(['link_expired', undefined]);
    await app.signIn(email, NEW_PASSWORD);
  });

  it('set no further password once one of them did, also when both come at once', async () => {
    const one = await givenPerson(app.db.root);
    const [first, second] = await linksFor(one.email, 'POST /forgot-password', 2);
    expect((await reset(first)).status).toBe(200);
    expect((await reset(second)).error?.code).toBe('link_expired');

    const other = await givenPerson(app.db.root);
    const both = await linksFor(other.email, 'POST /forgot-password', 2);
    const answers = await Promise.all(both.map((token) => reset(token)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  const changes: Record<string, (cookie: string) => Promise<void>> = {
    async 'the password was changed'(cookie) {
      await app.call('PUT /profile/password', {
        cookie,
        body: { currentPassword: TEST_PASSWORD, newPassword: NEW_PASSWORD },
      });
    },
    async 'a second factor went on'(cookie) {
      const { secret } = (await app.call('POST /second-factor/start', { cookie })).body;
      await app.call('POST /second-factor/confirm', { cookie, body: { code: code(secret) } });
    },
  };

  it.each(Object.keys(changes))('do nothing after %s', async (change) => {
    const person = await givenPerson(app.db.root);
    const cookie = await app.signIn(person.email);
    const [resetLink] = await linksFor(person.email, 'POST /forgot-password', 1);
    await app.call('POST /login-link', { body: { email: person.email } });
    const loginLink = tokenIn(await mailTo(app, person.email, 2));
    await changes[change]?.(cookie);
    expect((await reset(resetLink)).error?.code).toBe('link_expired');
    expect((await useLogin(loginLink)).error?.code).toBe('link_expired');
  });
});

describe('confirming', () => {
  it('never signs in past a second factor', async () => {
    const { email } = await givenPerson(app.db.root, {
      emailVerifiedAt: null,
      totpSecret: newTotpSecret(),
      totpConfirmedAt: app.clock.now(),
    });
    const [token] = await linksFor(email, 'POST /verify-email/resend', 1);
    const answer = await confirm(token);
    expect([answer.status, answer.headers['set-cookie']]).toEqual([200, undefined]);
  });
});

describe('a link to log in', () => {
  it('opens a session, once, while strangers keep guessing', async () => {
    const { email } = await givenPerson(app.db.root);
    const guess = (password: string) => app.call('POST /login', { body: { email, password } });
    for (let n = 0; n < 10; n++) await guess(`Guess!${n}`);
    expect((await guess(TEST_PASSWORD)).error?.code).toBe('locked_out');
    const [token] = await linksFor(email, 'POST /login-link', 1);
    const answer = await useLogin(token);
    const cookie = cookieFrom(answer.headers, 'tandem_session');
    expect((await app.call('GET /profile', { cookie })).body.email).toBe(email);
    expect((await useLogin(token)).error?.code).toBe('link_expired');

    // From now on this browser is known: strangers may guess on.
    for (let n = 0; n < 12; n++) await guess(`Guess!${n}`);
    const device = cookieFrom(answer.headers, 'tandem_device');
    const login = await app.call('POST /login', {
      cookie: device,
      body: { email, password: TEST_PASSWORD },
    });
    expect(login.status).toBe(200);
  });

  it('works for a quarter of an hour', async () => {
    const { email } = await givenPerson(app.db.root);
    const [token] = await linksFor(email, 'POST /login-link', 1);
    app.clock.advance({ minutes: 15 });
    expect((await useLogin(token)).error?.code).toBe('link_expired');
  });

  it('asks for the second factor, and stays good until it is right', async () => {
    const secret = newTotpSecret();
    const { email } = await givenPerson(app.db.root, {
      totpSecret: secret,
      totpConfirmedAt: app.clock.now(),
    });
    const [token] = await linksFor(email, 'POST /login-link', 1);
    expect((await useLogin(token)).error?.code).toBe('second_factor_required');
    expect((await useLogin(token, '000000')).error?.code).toBe('wrong_code');
    expect((await useLogin(token, code(secret))).status).toBe(200);
  });

  it('has ten of sixty codes looked at that come at once', async () => {
    const { email } = await givenPerson(app.db.root, {
      totpSecret: newTotpSecret(),
      totpConfirmedAt: app.clock.now(),
    });
    const [token] = await linksFor(email, 'POST /login-link', 1);
    const answers = await Promise.all(
      Array.from({ length: 25 }, (_, n) => useLogin(token, String(100_000 + n))),
    );
    const looked = answers.filter(({ error }) => error?.code === 'wrong_code');
    expect(looked.length).toBeLessThanOrEqual(10);
  });

  it('goes to nobody who has no account, or has not confirmed it', async () => {
    const { email } = await givenPerson(app.db.root, { emailVerifiedAt: null });
    await app.call('POST /login-link', { body: { email } });
    await app.call('POST /login-link', { body: { email: 'nobody@shop.example' } });
    await app.call('POST /verify-email/resend', { body: { email } });
    expect(await mailTo(app, email)).toContain('/verify-email');
  });

  it('is no link for anything else', async () => {
    const { email } = await givenPerson(app.db.root);
    const [token] = await linksFor(email, 'POST /login-link', 1);
    expect((await reset(token)).error?.code).toBe('link_expired');
    expect((await confirm(token)).error?.code).toBe('link_expired');
    const [other] = await linksFor(
      (await givenPerson(app.db.root)).email,
      'POST /forgot-password',
      1,
    );
    expect((await useLogin(other)).error?.code).toBe('link_expired');
  });
});

it('mails one person five links of a kind an hour, however many ask at once', async () => {
  const { id, email } = await givenPerson(app.db.root);
  const key = createHash('sha256').update(`mail reset-password\n${id}`).digest('base64url');
  await Promise.all(
    Array.from({ length: 12 }, () => app.call('POST /forgot-password', { body: { email } })),
  );
  await vi.waitFor(
    async () => {
      const [counted] = await app.db.root.select().from(rateLimits).where(eq(rateLimits.key, key));
      expect(counted?.calls).toBe(12);
    },
    { timeout: 15_000, interval: 100 },
  );
  await mailTo(app, email, 5);
  const mails = await app.db.root.select().from(sandboxMails);
  expect(mails.filter(({ recipient }) => recipient === email)).toHaveLength(5);
});
