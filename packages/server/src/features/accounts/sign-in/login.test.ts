import { describe, expect, it } from 'vitest';
import { actAs } from '../../../testing/act-as.ts';
import { givenMember, givenPerson } from '../../../testing/builders.ts';
import { useTestApp } from '../../../testing/test-app.ts';

const app = useTestApp();

describe('POST /login', () => {
  it('opens a session that GET /profile knows', async () => {
    const { person, brandId } = await givenMember(app.db.root, {
      person: { firstName: 'Marketing', lastName: 'Lead' },
    });
    const cookie = await app.signIn(person.email);
    const { status, body } = await app.call('GET /profile', { cookie });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      id: person.id,
      email: person.email,
      displayName: 'Marketing Lead',
      credentials: [brandId],
      impersonating: null,
    });
  });

  it('finds the account whatever the letter case of the address', async () => {
    const person = await givenPerson(app.db.root, { email: 'Mixed.Case@test.example' });
    const cookie = await app.signIn('mixed.case@TEST.example');
    expect((await app.call('GET /profile', { cookie })).body.id).toBe(person.id);
  });

  it('answers a wrong password and an unknown address alike', async () => {
    const person = await givenPerson(app.db.root);
    const wrong = await app.call('POST /login', {
      body: { email: person.email, password: 'nope' },
    });
    const unknown = await app.call('POST /login', {
      body: { email: 'nobody@test.example', password: 'nope' },
    });
    expect(wrong.status).toBe(400);
    expect(wrong.error).toEqual(unknown.error);
    expect(wrong.headers['set-cookie']).toBeUndefined();
  });

  it('sets a cookie that scripts and other sites cannot use', async () => {
    const person = await givenPerson(app.db.root);
    const { headers } = await app.call('POST /login', {
      body: { email: person.email, password: 'Correct!Horse9' },
    });
    expect(String(headers['set-cookie'])).toMatch(/; Path=\/; .*HttpOnly; SameSite=Lax/);
  });

  it('names the fields that are missing or of the wrong type', async () => {
    const { status, error } = await app.call('POST /login', {
      // @ts-expect-error wrong on purpose
      body: { email: 5 },
    });
    expect(status).toBe(400);
    expect(Object.keys(error?.fields ?? {})).toEqual(['email', 'password']);
    expect(error?.fields?.password).toBe('Required field');
  });

  it('ends the session the browser had before', async () => {
    const person = await givenPerson(app.db.root);
    const first = await app.signIn(person.email);
    await app.call('POST /login', {
      cookie: first,
      body: { email: person.email, password: 'Correct!Horse9' },
    });
    expect((await app.call('GET /profile', { cookie: first })).status).toBe(401);
  });

  it('refuses a request without X-Requested-With', async () => {
    const answer = await app.http.inject({ method: 'POST', url: '/login', payload: {} });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().error.code).toBe('missing_header');
  });

  it('stops an address that tries too often and says how long to wait', async () => {
    const attempt = () =>
      app.http.inject({
        method: 'POST',
        url: '/login',
        remoteAddress: '127.0.0.77',
        headers: { 'x-requested-with': 'test' },
        payload: {},
      });
    for (let i = 0; i < 60; i++) expect((await attempt()).statusCode).toBe(400);
    const stopped = await attempt();
    expect(stopped.statusCode).toBe(429);
    expect(Number(stopped.headers['retry-after'])).toBeGreaterThan(0);
    app.clock.advance({ seconds: 61 });
    expect((await attempt()).statusCode).toBe(400);
  });
});

describe('a session', () => {
  it('ends at sign-out, and a second sign-out is harmless', async () => {
    const person = await givenPerson(app.db.root);
    const cookie = await app.signIn(person.email);
    expect((await app.call('POST /logout', { cookie })).status).toBe(200);
    expect((await app.call('GET /profile', { cookie })).status).toBe(401);
    expect((await app.call('POST /logout', { cookie })).status).toBe(200);
  });

  it('ends by itself after thirty days without use, and not a day before', async () => {
    const person = await givenPerson(app.db.root);
    const cookie = await app.signIn(person.email);
    app.clock.advance({ days: 29 });
    expect((await app.call('GET /profile', { cookie })).status).toBe(200);
    app.clock.advance({ days: 29 });
    expect((await app.call('GET /profile', { cookie })).status).toBe(200);
    app.clock.advance({ days: 31 });
    expect((await app.call('GET /profile', { cookie })).status).toBe(401);
  });

  it('keeps no token in the database that would open it', async () => {
    const person = await givenPerson(app.db.root);
    const cookie = await app.signIn(person.email);
    const { sessions } = await import('../schema.ts');
    const rows = await app.db.root.select().from(sessions);
    const token = cookie.split('=')[1] ?? '';
    expect(rows.some((row) => Object.values(row).includes(token))).toBe(false);
  });
});

describe('impersonation', () => {
  it('lets an admin see the product as somebody else', async () => {
    const admin = await givenPerson(app.db.root, { isAdmin: true, canImpersonate: true });
    const { person, brandId } = await givenMember(app.db.root);
    const cookie = await app.signIn(admin.email);
    await actAs(app, cookie, person.id);
    const { body } = await app.call('GET /profile', { cookie, impersonating: person.id });
    expect(body).toMatchObject({
      id: person.id,
      credentials: [brandId],
      impersonating: person.id,
      isAdmin: false,
    });
  });

  it('does not reach other admins', async () => {
    const admin = await givenPerson(app.db.root, { isAdmin: true, canImpersonate: true });
    const other = await givenPerson(app.db.root, { isAdmin: true });
    const cookie = await app.signIn(admin.email);
    expect((await app.call('GET /profile', { cookie, impersonating: other.id })).status).toBe(403);
  });
});
