import { ESP_REQUEST_TYPE } from '@tandem/domain/support/support-requests';
import { describe, expect, it } from 'vitest';
import { givenMember, givenPerson, givenSession } from '../../testing/builders.ts';
import { signInAs } from '../../testing/sign-in-as.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { integrationRequests, supportTickets } from './schema.ts';

const app = useTestApp();

const wish = { storeName: 'Postbox', comment: 'We send from there.' };
const body = { ...wish, requestType: ESP_REQUEST_TYPE } as const;
type From = { cookie?: string; brandId?: number; impersonating?: number };
const ask = (from: From, more: Partial<typeof wish> = {}) =>
  app.call('POST /zendesk-contact-support', { ...from, body: { ...body, ...more } });
const note = (from: From & { cookie: string }, more: Partial<typeof wish> = {}) =>
  app.call('POST /sms/support-integrations', { ...from, body: { ...wish, ...more } });
const tickets = () => app.db.root.select().from(supportTickets).orderBy(supportTickets.id);
const wishes = () => app.db.root.select().from(integrationRequests).orderBy(integrationRequests.id);

describe('asking for an integration', () => {
  it('makes a ticket in the name of the member and the brand', async () => {
    const { person, brandId } = await givenMember(app.db.root, {
      role: 'member',
      person: { firstName: 'Growth', lastName: 'Lead' },
    });
    const cookie = await givenSession(app.db.root, person.id, app.clock.now());
    expect((await ask({ cookie })).status).toBe(200);
    expect((await tickets()).at(-1)).toMatchObject({
      kind: 'integration',
      name: 'Growth Lead',
      email: person.email,
      subject: 'Store Integrations Request: Postbox',
      message: 'We send from there.',
      userId: person.id,
      brandId,
    });
  });

  it('needs no comment', async () => {
    const { cookie } = await signInAs(app, { brand: { accountName: 'Mossglow' } });
    await ask({ cookie }, { comment: '' });
    expect((await tickets()).at(-1)?.message).toBe('Mossglow would like to connect Postbox.');
  });

  it('is for members of a brand only, with either call', async () => {
    const viewer = await signInAs(app, { role: 'viewer' });
    const owner = await signInAs(app);
    const stranger = { cookie: owner.cookie, brandId: viewer.brandId };
    const nobody = await givenPerson(app.db.root);
    const brandless = { cookie: await givenSession(app.db.root, nobody.id, app.clock.now()) };
    const before = [await tickets(), await wishes()];
    const codes = async (from: From) => [
      (await ask(from)).error?.code,
      (await note(from as { cookie: string })).error?.code,
    ];
    expect(await codes({})).toEqual(['not_signed_in', 'not_signed_in']);
    expect(await codes(viewer)).toEqual(['role_not_enough', 'role_not_enough']);
    expect(await codes(stranger)).toEqual(['brand_not_found', 'brand_not_found']);
    expect(await codes(brandless)).toEqual(['brand_not_found', 'brand_not_found']);
    expect([await tickets(), await wishes()]).toEqual(before);
  });

  it('notes the wish for the brand whose header was sent', async () => {
    const { cookie, brandId, userId } = await signInAs(app);
    expect((await note({ cookie, brandId })).status).toBe(200);
    expect((await wishes()).at(-1)).toMatchObject({ ...wish, brandId, userId });
  });

  it.each([
    [{ storeName: ' ' }, { storeName: 'Preferred store is required.' }],
    [{ storeName: 'x'.repeat(121) }, { storeName: 'Cannot exceed 120 characters' }],
    [{ comment: 'x'.repeat(2001) }, { comment: 'Cannot exceed 2000 characters' }],
  ])('refuses %o with either call', async (more, fields) => {
    const { cookie } = await signInAs(app);
    expect((await ask({ cookie }, more)).error?.fields).toEqual(fields);
    expect((await note({ cookie }, more)).error?.fields).toEqual(fields);
  });

  it('knows no other kind of request', async () => {
    const { cookie } = await signInAs(app);
    const { status, error } = await app.call('POST /zendesk-contact-support', {
      cookie,
      body: { ...body, requestType: 'Refund' as typeof ESP_REQUEST_TYPE },
    });
    expect(status).toBe(400);
    expect(Object.keys(error?.fields ?? {})).toEqual(['requestType']);
  });
});

it('counts wishes by name for administrators, most wanted first', async () => {
  await app.db.root.delete(integrationRequests);
  const [one, two] = [await signInAs(app), await signInAs(app)];
  await note(one, { storeName: 'postbox' });
  await note(one, { storeName: 'Mailhaven' });
  app.clock.advance({ minutes: 1 });
  await note(two, { storeName: 'Post  Box' });
  await note(two, { storeName: 'PostBox' });
  const admin = await givenPerson(app.db.root, { isAdmin: true });
  const cookie = await givenSession(app.db.root, admin.id, app.clock.now());
  const { body } = await app.call('GET /admin/integration-requests', { cookie });
  expect(body.map(({ storeName, requests, brands }) => [storeName, requests, brands])).toEqual([
    ['PostBox', 2, 2],
    ['Post  Box', 1, 1],
    ['Mailhaven', 1, 1],
  ]);
  expect(new Date(body[0]?.latestAt ?? '')).toEqual(app.clock.now());
});
