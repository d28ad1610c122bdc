import { beforeAll, describe, expect, it } from 'vitest';
import { actAs } from '../../testing/act-as.ts';
import { givenBrand, givenMember, givenPerson } from '../../testing/builders.ts';
import { useTestApp } from '../../testing/test-app.ts';

const app = useTestApp();
let cookie: string;
let adminEmail: string;
beforeAll(async () => {
  const admin = await givenPerson(app.db.root, { isAdmin: true, canImpersonate: true });
  adminEmail = admin.email;
  cookie = await app.signIn(admin.email);
});

describe('finding people', () => {
  it('looks at address, name and brand, and takes % and _ literally', async () => {
    const brand = await givenBrand(app.db.root, { accountName: 'Fernweh 100% Wool' });
    const { person } = await givenMember(app.db.root, {
      brandId: brand.id,
      person: { firstName: 'Growth', lastName: 'Lead', email: 'growth@fernweh.example' },
    });
    const find = async (search: string) =>
      (await app.call('GET /admin/people', { cookie, query: { search } })).body.map(({ id }) => id);
    expect(await find('fernweh.ex')).toEqual([person.id]);
    expect(await find('growth lead')).toEqual([person.id]);
    expect(await find('100% w')).toEqual([person.id]);
    expect(await find('1__%')).toEqual([]);
  });
});

describe('impersonation', () => {
  const log = async () =>
    (await app.call('GET /admin/audit-log', { cookie, query: {} })).body.map(
      ({ actor, actingAs, action, detail }) => ({ actor, actingAs, action, detail }),
    );

  it('records start and reason, every read and change with both identities, and stop', async () => {
    const { person, brandId } = await givenMember(app.db.root);
    await actAs(app, cookie, person.id);
    await app.call('PUT /profile', {
      cookie,
      impersonating: person.id,
      body: { firstName: 'Renamed', lastName: 'Person' },
    });
    await app.call('GET /team', { cookie, brandId, impersonating: person.id });
    await app.call('GET /brands/:id', {
      cookie,
      brandId,
      impersonating: person.id,
      params: { id: brandId },
    });
    await app.call('DELETE /admin/impersonations/:userId', {
      cookie,
      params: { userId: person.id },
    });
    const both = { actor: adminEmail, actingAs: person.email };
    expect((await log()).slice(0, 5)).toEqual([
      { ...both, action: 'impersonation stopped', detail: null },
      { ...both, action: 'GET /brands/:id', detail: `id ${brandId}` },
      { ...both, action: 'GET /team', detail: null },
      { ...both, action: 'PUT /profile', detail: null },
      {
        ...both,
        action: 'impersonation started',
        detail: 'Ticket 7: cannot find their invoice',
      },
    ]);
  });

  it('does nothing by the header alone, after its hour, after its end, or in another session', async () => {
    const { person } = await givenMember(app.db.root);
    const look = (as = cookie) =>
      app.call('GET /profile', { cookie: as, impersonating: person.id });
    expect((await look()).error?.code).toBe('impersonation_ended');
    await actAs(app, cookie, person.id);
    expect((await look()).body.id).toBe(person.id);
    expect((await look(await app.signIn(adminEmail))).error?.code).toBe('impersonation_ended');
    app.clock.advance({ minutes: 60 });
    expect((await look()).error?.code).toBe('impersonation_ended');
    await actAs(app, cookie, person.id);
    const params = { userId: person.id };
    const stop = () => app.call('DELETE /admin/impersonations/:userId', { cookie, params });
    expect((await stop()).status).toBe(200);
    expect((await stop()).status).toBe(404);
    expect((await look()).error?.code).toBe('impersonation_ended');
  });

  it('needs a reason', async () => {
    const { person } = await givenMember(app.db.root);
    const { error } = await app.call('POST /admin/impersonations', {
      cookie,
      body: { userId: person.id, reason: '  ' },
    });
    expect(error?.fields?.reason).toBe('Required field');
  });

  it('does not begin for other admins or people who do not exist', async () => {
    const other = await givenPerson(app.db.root, { isAdmin: true });
    for (const userId of [other.id, 999_999]) {
      const answer = await app.call('POST /admin/impersonations', {
        cookie,
        body: { userId, reason: 'To see' },
      });
      expect(answer.status).toBe(404);
    }
  });
});

it('answers 404 to a retry in a queue that does not exist, and to one of a job that did not fail', async () => {
  const id = '00000000-0000-4000-8000-000000000000';
  for (const queue of ['no-such-queue', 'sweep', '../%00']) {
    const { status, error } = await app.call('POST /admin/failed-jobs/:queue/:id/retry', {
      cookie,
      params: { queue, id },
    });
    expect({ status, message: error?.message }).toEqual({
      status: 404,
      message: 'There is no such failed job.',
    });
  }
});
