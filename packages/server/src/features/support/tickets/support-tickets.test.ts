import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { givenBrand, givenPerson, givenSession } from '../../../testing/builders.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { auditLog } from '../../admin/schema.ts';
import type { NewTicket } from '../queries.ts';
import { supportTickets } from '../schema.ts';

const app = useTestApp();
let cookie: string;
let adminEmail: string;
beforeAll(async () => {
  const admin = await givenPerson(app.db.root, { isAdmin: true });
  adminEmail = admin.email;
  cookie = await givenSession(app.db.root, admin.id, app.clock.now());
});
beforeEach(() => app.db.root.delete(supportTickets));

async function givenTicket(ticket: Partial<NewTicket> = {}): Promise<number> {
  const [row] = await app.db.root
    .insert(supportTickets)
    .values({
      kind: 'contact',
      name: 'Juniper Tea',
      email: 'hello@juniper.example',
      subject: 'Invoices',
      message: 'Where do I find them?',
      createdAt: app.clock.now(),
      ...ticket,
    })
    .returning({ id: supportTickets.id });
  return row?.id ?? 0;
}
type Question = { state?: 'open' | 'closed'; search?: string; before?: number };
const list = async (query: Question = {}) =>
  (await app.call('GET /admin/support-tickets', { cookie, query })).body;
const ids = async (query: Question = {}) => (await list(query)).tickets.map(({ id }) => id);
const close = (id: number) =>
  app.call('POST /admin/support-tickets/:id/close', { cookie, params: { id } });
const reopen = (id: number) =>
  app.call('POST /admin/support-tickets/:id/reopen', { cookie, params: { id } });

describe('the list of tickets', () => {
  it('shows the open ones, newest first, with who asked', async () => {
    const brand = await givenBrand(app.db.root, { accountName: 'Fernweh' });
    const first = await givenTicket({ brandId: brand.id });
    const second = await givenTicket({ subject: 'Trial' });
    await givenTicket({ closedAt: app.clock.now() });
    const { tickets, hasMore, counts, desk } = await list();
    expect(tickets.map(({ id }) => id)).toEqual([second, first]);
    expect(tickets[1]).toEqual({
      id: first,
      kind: 'contact',
      name: 'Juniper Tea',
      email: 'hello@juniper.example',
      subject: 'Invoices',
      message: 'Where do I find them?',
      userId: null,
      brand: { id: brand.id, name: 'Fernweh' },
      createdAt: app.clock.now().toISOString(),
      closedAt: null,
      closedBy: null,
      deskReference: null,
      deskUrl: null,
    });
    expect({ hasMore, counts, desk }).toEqual({
      hasMore: false,
      counts: { open: 2, closed: 1 },
      desk: 'embedded',
    });
  });

  it('is searched in every text, literally, and counts what it found', async () => {
    const brand = await givenBrand(app.db.root, { accountName: 'Kelp & Kin' });
    const plain = await givenTicket();
    const percent = await givenTicket({ subject: '100% cotton', brandId: brand.id });
    expect(await ids({ search: 'JUNIPER.ex' })).toEqual([percent, plain]);
    expect(await ids({ search: 'find them' })).toEqual([percent, plain]);
    expect(await ids({ search: '100% c' })).toEqual([percent]);
    expect(await ids({ search: 'kelp &' })).toEqual([percent]);
    expect(await ids({ search: '1__%' })).toEqual([]);
    expect((await list({ search: 'cotton', state: 'closed' })).counts).toEqual({
      open: 1,
      closed: 0,
    });
  });

  it('comes in pages that miss and repeat nothing', async () => {
    const all: number[] = [];
    for (let n = 0; n < 26; n += 1) all.unshift(await givenTicket());
    const first = await list();
    expect(first.hasMore).toBe(true);
    const before = first.tickets.at(-1)?.id ?? 0;
    const second = await list({ before });
    expect(second.hasMore).toBe(false);
    expect([...first.tickets, ...second.tickets].map(({ id }) => id)).toEqual(all);
  });

  it.each([{ state: 'lost' }, { search: 'a\u0000b' }, { before: 0 }, { before: 3_000_000_000 }])(
    'refuses the question %o',
    async (query) => {
      const { status } = await app.call('GET /admin/support-tickets', {
        cookie,
        query: query as Question,
      });
      expect(status).toBe(400);
    },
  );
});

describe('closing and reopening', () => {
  it('moves a ticket between the lists and says who did it', async () => {
    const id = await givenTicket();
    const { body } = await close(id);
    expect(body).toMatchObject({
      id,
      closedAt: app.clock.now().toISOString(),
      closedBy: adminEmail,
    });
    expect([await ids(), await ids({ state: 'closed' })]).toEqual([[], [id]]);
    expect((await reopen(id)).body).toMatchObject({ closedAt: null, closedBy: null });
    expect([await ids(), await ids({ state: 'closed' })]).toEqual([[id], []]);
  });

  it('is recorded once, however often it is asked for', async () => {
    const id = await givenTicket();
    await app.db.root.delete(auditLog);
    const closed = (await close(id)).body;
    app.clock.advance({ minutes: 5 });
    expect((await close(id)).body).toEqual(closed);
    await reopen(id);
    await reopen(id);
    const entries = await app.db.root.select().from(auditLog).orderBy(auditLog.id);
    expect(entries.map(({ action }) => action)).toEqual([
      `support ticket ${id} closed`,
      `support ticket ${id} reopened`,
    ]);
  });

  it('answers 404 for a ticket that does not exist', async () => {
    expect((await close(999_999)).status).toBe(404);
    expect((await reopen(999_999)).status).toBe(404);
  });
});
