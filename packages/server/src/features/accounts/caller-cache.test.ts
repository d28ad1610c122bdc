import { eq, sql } from 'drizzle-orm';
import pg from 'pg';
import { beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { givenMember, givenPerson } from '../../testing/builders.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { memberships } from '../brands/schema.ts';
import { users } from './schema.ts';

const app = useTestApp();
/** Somebody else's connection: another process, for all this one knows. */
let elsewhere: pg.Client;

beforeAll(async () => {
  const template = inject('databaseTemplate');
  if (template.engine !== 'postgres') throw new Error('needs PostgreSQL');
  const { rows } = await app.db.root.execute<{ name: string }>(sql`select current_database() name`);
  const url = new URL(template.adminUrl);
  url.pathname = `/${rows[0]?.name}`;
  elsewhere = new pg.Client({ connectionString: url.href });
  // The database may be dropped before this connection is closed.
  elsewhere.on('error', () => {});
  await elsewhere.connect();
  return () => elsewhere.end();
});

async function givenSignedIn() {
  const { person, brandId } = await givenMember(app.db.root);
  const cookie = await app.signIn(person.email);
  const profile = () => app.call('GET /profile', { cookie });
  await profile();
  return { person, brandId, cookie, profile };
}

describe('who is behind a session', () => {
  it('is not asked for again with every request', async () => {
    const { profile, person } = await givenSignedIn();
    await elsewhere.query('begin');
    await elsewhere.query('lock table session in access exclusive mode');
    const { body } = await profile();
    await elsewhere.query('rollback');
    expect(body.id).toBe(person.id);
  });

  it('is known anew at once after a change by the same process', async () => {
    const { person, brandId, cookie, profile } = await givenSignedIn();
    const root = app.db.root;
    await root.update(users).set({ firstName: 'Renamed' }).where(eq(users.id, person.id));
    expect((await profile()).body.firstName).toBe('Renamed');
    await app.db.transaction(async (tx) => {
      await tx.delete(memberships).where(eq(memberships.userId, person.id));
    });
    expect((await profile()).body.credentials).toEqual([]);
    const { status } = await app.call('GET /current-brand-future', { cookie, brandId });
    expect(status).toBe(404);
    await app.call('POST /logout', { cookie });
    expect((await profile()).status).toBe(401);
  });

  it.each([
    ['a revoked session', `update session set revoked_at = now() where user_id = $1`],
    ['a person who is gone', `delete from app_user where id = $1`],
  ])('is forgotten after %s elsewhere', async (_what, statement) => {
    const { person, profile } = await givenSignedIn();
    await elsewhere.query(statement, [person.id]);
    await vi.waitFor(async () => expect((await profile()).status).toBe(401));
  });

  it('follows roles, names and memberships changed elsewhere', async () => {
    const { person, brandId, profile } = await givenSignedIn();
    const brand = async () => (await profile()).body.mostRecentBrands[0]?.brand;
    await elsewhere.query(`update membership set role = 'viewer' where user_id = $1`, [person.id]);
    await vi.waitFor(async () => expect((await brand())?.role).toBe('viewer'));
    await elsewhere.query(`update brand set logo = '/files/other.png' where id = $1`, [brandId]);
    await vi.waitFor(async () => expect((await brand())?.logo).toBe('/files/other.png'));
    await elsewhere.query('delete from membership where user_id = $1', [person.id]);
    await vi.waitFor(async () => expect(await brand()).toBeUndefined());
  });

  it('is looked up again before anybody is refused', async () => {
    const { person, cookie } = await givenSignedIn();
    const other = await givenMember(app.db.root);
    await app.call('GET /profile', { cookie });
    // Nobody is told, as when the news is still on its way.
    await elsewhere.query('alter table membership disable trigger membership_tells_callers');
    await elsewhere.query(
      `insert into membership (user_id, brand_id, role) values ($1, $2, 'owner')`,
      [person.id, other.brandId],
    );
    await elsewhere.query('alter table membership enable trigger membership_tells_callers');
    const input = { cookie, brandId: other.brandId };
    expect((await app.call('GET /current-brand-future', input)).status).toBe(200);
  });

  it('is believed for five seconds at most should the news be lost', async () => {
    const { person, profile } = await givenSignedIn();
    await elsewhere.query('alter table session disable trigger session_tells_callers');
    await elsewhere.query('update session set revoked_at = now() where user_id = $1', [person.id]);
    await elsewhere.query('alter table session enable trigger session_tells_callers');
    expect((await profile()).status).toBe(200);
    app.clock.advance({ seconds: 5 });
    expect((await profile()).status).toBe(401);
  });

  it('ends with the session', async () => {
    const person = await givenPerson(app.db.root);
    const cookie = await app.signIn(person.email);
    const soon = new Date(app.clock.now().getTime() + 3000);
    await elsewhere.query('update session set expires_at = $2 where user_id = $1', [
      person.id,
      soon,
    ]);
    expect((await app.call('GET /profile', { cookie })).status).toBe(200);
    app.clock.advance({ seconds: 3 });
    expect((await app.call('GET /profile', { cookie })).status).toBe(401);
  });
});
