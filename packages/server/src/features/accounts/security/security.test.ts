import { describe, expect, it } from 'vitest';
import { actAs } from '../../../testing/act-as.ts';
import { givenPerson, TEST_PASSWORD } from '../../../testing/builders.ts';
import { cookieFrom } from '../../../testing/cookie-from.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { totpAt, totpStep } from './totp.ts';

const app = useTestApp();
const code = (secret: string) => totpAt(secret, totpStep(app.clock.now()));

async function personWithSecondFactor() {
  const person = await givenPerson(app.db.root);
  const cookie = await app.signIn(person.email);
  const { secret } = (await app.call('POST /second-factor/start', { cookie })).body;
  const { body } = await app.call('POST /second-factor/confirm', {
    cookie,
    body: { code: code(secret) },
  });
  app.clock.advance({ minutes: 1 });
  return { person, cookie, secret, recoveryCodes: body.recoveryCodes };
}

const logIn = (email: string, second?: string) =>
  app.call('POST /login', {
    body: { email, password: TEST_PASSWORD, ...(second ? { code: second } : {}) },
  });

describe('a second factor', () => {
  it('is asked for after the right password, and each code works once', async () => {
    const { person, secret } = await personWithSecondFactor();
    expect((await logIn(person.email)).error?.code).toBe('second_factor_required');
    expect((await logIn(person.email, '000000')).error?.code).toBe('wrong_code');
    expect((await logIn(person.email, code(secret))).status).toBe(200);
    expect((await logIn(person.email, code(secret))).error?.code).toBe('wrong_code');
    app.clock.advance({ seconds: 30 });
    expect((await logIn(person.email, code(secret))).status).toBe(200);
  });

  it('does not show whether it is on to somebody without the password', async () => {
    const { person } = await personWithSecondFactor();
    const answer = await app.call('POST /login', {
      body: { email: person.email, password: 'wrong' },
    });
    expect(answer.error?.code).toBe('wrong_credentials');
  });

  it('can be replaced by a recovery code, each one once', async () => {
    const { person, cookie, recoveryCodes } = await personWithSecondFactor();
    const [first = ''] = recoveryCodes;
    expect(recoveryCodes).toHaveLength(10);
    expect((await logIn(person.email, first.toUpperCase())).status).toBe(200);
    expect((await logIn(person.email, first)).error?.code).toBe('wrong_code');
    const { body } = await app.call('GET /second-factor', { cookie });
    expect(body).toEqual({ isOn: true, recoveryCodesLeft: 9 });
  });

  it('locks out after ten wrong codes', async () => {
    const { person } = await personWithSecondFactor();
    for (let n = 0; n < 10; n++) await logIn(person.email, '000000');
    expect((await logIn(person.email, '000000')).error?.code).toBe('locked_out');
  });

  it('goes off with the password and a code, and with neither alone', async () => {
    const { person, cookie, secret } = await personWithSecondFactor();
    const off = (currentPassword: string, second: string) =>
      app.call('POST /second-factor/off', { cookie, body: { currentPassword, code: second } });
    expect((await off('wrong', code(secret))).error?.fields).toHaveProperty('currentPassword');
    expect((await off(TEST_PASSWORD, '000000')).error?.code).toBe('wrong_code');
    expect((await off(TEST_PASSWORD, '')).status).toBe(400);
    expect((await logIn(person.email)).error?.code).toBe('second_factor_required');
    expect((await off(TEST_PASSWORD, code(secret))).status).toBe(200);
    expect((await logIn(person.email)).status).toBe(200);
  });

  it('stays off until a code confirms it', async () => {
    const person = await givenPerson(app.db.root);
    const cookie = await app.signIn(person.email);
    await app.call('POST /second-factor/start', { cookie });
    const wrong = await app.call('POST /second-factor/confirm', {
      cookie,
      body: { code: '000000' },
    });
    expect(wrong.status).toBe(400);
    expect((await logIn(person.email)).status).toBe(200);
  });
});

describe('sessions', () => {
  it('are listed and ended one by one or all others at once', async () => {
    const person = await givenPerson(app.db.root);
    const [here, there, elsewhere] = [
      await app.signIn(person.email),
      await app.signIn(person.email),
      await app.signIn(person.email),
    ];
    const { body } = await app.call('GET /sessions', { cookie: here });
    expect(body).toHaveLength(3);
    expect(body.filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
    const other = body.find(({ isCurrent }) => !isCurrent);
    await app.call('DELETE /sessions/:id', { cookie: here, params: { id: other?.id ?? 0 } });
    expect((await app.call('GET /sessions', { cookie: here })).body).toHaveLength(2);
    await app.call('DELETE /sessions', { cookie: here });
    expect((await app.call('GET /profile', { cookie: there })).status).toBe(401);
    expect((await app.call('GET /profile', { cookie: elsewhere })).status).toBe(401);
    expect((await app.call('GET /profile', { cookie: here })).status).toBe(200);
  });

  it('of somebody else do not exist', async () => {
    const [mine, theirs] = [await givenPerson(app.db.root), await givenPerson(app.db.root)];
    const [cookie, other] = [await app.signIn(mine.email), await app.signIn(theirs.email)];
    const { body } = await app.call('GET /sessions', { cookie: other });
    const answer = await app.call('DELETE /sessions/:id', {
      cookie,
      params: { id: body[0]?.id ?? 0 },
    });
    expect(answer.status).toBe(404);
    expect((await app.call('GET /profile', { cookie: other })).status).toBe(200);
  });
});

describe('a changed password', () => {
  it('needs the current one, and ends the other sessions', async () => {
    const person = await givenPerson(app.db.root);
    const [here, there] = [await app.signIn(person.email), await app.signIn(person.email)];
    const change = (currentPassword: string, newPassword: string) =>
      app.call('PUT /profile/password', { cookie: here, body: { currentPassword, newPassword } });
    expect((await change('wrong', 'Fresh!Start7')).error?.fields).toHaveProperty('currentPassword');
    expect((await change(TEST_PASSWORD, 'weak')).error?.fields?.newPassword).toBe(
      'Invalid password',
    );
    const changed = await change(TEST_PASSWORD, 'Fresh!Start7');
    expect(changed.status).toBe(200);
    expect((await app.call('GET /profile', { cookie: there })).status).toBe(401);
    // The cookie that may have been copied is worth nothing; the answer brought another.
    expect((await app.call('GET /profile', { cookie: here })).status).toBe(401);
    const cookie = cookieFrom(changed.headers, 'tandem_session');
    expect((await app.call('GET /profile', { cookie })).body.email).toBe(person.email);
    await app.signIn(person.email, 'Fresh!Start7');
  });

  it('looks at ten of sixty wrong current passwords that come at once', async () => {
    const person = await givenPerson(app.db.root);
    const cookie = await app.signIn(person.email);
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, n) =>
        n % 2
          ? app.call('PUT /profile/password', {
              cookie,
              body: { currentPassword: `Guess!${n}`, newPassword: 'Fresh!Start7' },
            })
          : app.call('POST /second-factor/off', {
              cookie,
              body: { currentPassword: `Guess!${n}`, code: '000000' },
            }),
      ),
    );
    const looked = answers.filter(({ status }) => status !== 429);
    expect(looked.length).toBeLessThanOrEqual(10);
  });

  it('is not for impersonators', async () => {
    const admin = await givenPerson(app.db.root, { isAdmin: true, canImpersonate: true });
    const person = await givenPerson(app.db.root);
    const cookie = await app.signIn(admin.email);
    await actAs(app, cookie, person.id);
    const answer = await app.call('PUT /profile/password', {
      cookie,
      impersonating: person.id,
      body: { currentPassword: TEST_PASSWORD, newPassword: 'Fresh!Start7' },
    });
    expect(answer.status).toBe(409);
  });
});
