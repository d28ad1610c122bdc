import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { takeCaptchaPass } from '../../testing/take-captcha-pass.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { handOverTicketJob } from './hand-over-ticket.ts';
import { supportTickets } from './schema.ts';

/** A desk that keeps tickets by their external id, as Zendesk does, and can misbehave. */
const desk = {
  made: [] as { id: number; external_id: string }[],
  creations: 0,
  looks: 0,
  /** What happens to the next creations: made and answered, made and cut off, or refused. */
  next: [] as ('cut' | 'busy' | 'down')[],
};
const server = createServer(async (incoming, outgoing) => {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  const reply = (status: number, body: object, headers = {}) =>
    outgoing
      .writeHead(status, { 'content-type': 'application/json', ...headers })
      .end(JSON.stringify(body));
  const url = new URL(incoming.url ?? '/', 'http://localhost');
  if (incoming.method === 'GET') {
    desk.looks += 1;
    const wanted = url.searchParams.get('external_id');
    return reply(200, { tickets: desk.made.filter((one) => one.external_id === wanted) });
  }
  desk.creations += 1;
  const trouble = desk.next.shift();
  if (trouble === 'busy') return reply(429, {}, { 'retry-after': '30' });
  if (trouble === 'down') return reply(503, {});
  const { ticket } = JSON.parse(Buffer.concat(chunks).toString('utf8'));
  const made = { id: 500 + desk.made.length, external_id: ticket.external_id };
  desk.made.push(made);
  if (trouble === 'cut') return outgoing.destroy();
  return reply(201, { ticket: made });
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const { port } = server.address() as AddressInfo;

const app = useTestApp({
  ZENDESK_BASE_URL: `http://127.0.0.1:${port}`,
  ZENDESK_EMAIL: 'desk@tandem.example',
  ZENDESK_API_TOKEN: 'secret-token-1',
});

afterAll(() => new Promise((resolve) => server.close(resolve)));
beforeEach(async () => {
  Object.assign(desk, { made: [], creations: 0, looks: 0, next: [] });
  await app.db.root.delete(supportTickets);
});

async function write(): Promise<void> {
  const { status } = await app.call('POST /zendesk-contact-support', {
    body: {
      name: 'Juniper Tea',
      email: 'hello@juniper.example',
      subject: 'Invoices',
      message: 'Where do I find them?',
      pass: await takeCaptchaPass(app),
    },
  });
  expect(status).toBe(200);
}
const stored = async () => (await app.db.root.select().from(supportTickets))[0];
const handedOver = () =>
  vi.waitFor(async () => expect((await stored())?.deskReference).toBeTruthy(), {
    timeout: 20_000,
    interval: 100,
  });
const handle = (ticketId: number) =>
  handOverTicketJob(app.services).handle({ ticketId, pauses: 0 });

it('carries a ticket to the outside desk and keeps its number', async () => {
  await write();
  await handedOver();
  expect(await stored()).toMatchObject({ deskReference: '500' });
  const { id = 0, createdAt } = (await stored()) ?? {};
  expect(desk.made[0]?.external_id).toBe(`127.0.0.1:3000-${id}-${createdAt?.getTime()}`);
});

it('makes one ticket although the answer to the first try was lost', async () => {
  desk.next = ['cut'];
  await write();
  await vi.waitFor(() => expect(desk.made).toHaveLength(1), { timeout: 10_000 });
  // The retry, without waiting half a minute for it.
  await handle((await stored())?.id ?? 0);
  expect(desk.made).toHaveLength(1);
  expect(await stored()).toMatchObject({ deskReference: '500' });
});

it('does nothing more for a ticket that has arrived', async () => {
  await write();
  await handedOver();
  await handle((await stored())?.id ?? 0);
  await handle(999_999);
  expect([desk.looks, desk.creations]).toEqual([1, 1]);
});

it('waits as the desk asks, without counting that as a failure', async () => {
  desk.next = ['busy'];
  await write();
  // The clock of the test lies in the past, so that the pause is over at once.
  await handedOver();
  expect(desk.creations).toBe(2);
  const { rows } = await app.db.root.execute(
    sql`select state, retry_count from pgboss.job where name = 'hand-over-ticket' and data ->> 'pauses' = '0' and data ->> 'ticketId' = ${String((await stored())?.id)}`,
  );
  expect(rows).toEqual([{ state: 'completed', retry_count: 0 }]);
});

it('fails when the desk is down, so that it is tried again', async () => {
  await write();
  await handedOver();
  await app.db.root.update(supportTickets).set({ deskReference: null });
  Object.assign(desk, { made: [], next: ['down'] });
  await expect(handle((await stored())?.id ?? 0)).rejects.toThrow('(503)');
  expect((await stored())?.deskReference).toBeNull();
});
