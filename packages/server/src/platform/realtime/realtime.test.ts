import type { AddressInfo } from 'node:net';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { actAs } from '../../testing/act-as.ts';
import { givenMember, givenPerson, givenSession } from '../../testing/builders.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { REALTIME_CHANNEL } from './realtime.ts';
import type { RealtimeEvent } from './realtime-event.ts';

const app = useTestApp();
let address: string;
beforeAll(async () => {
  await app.http.listen({ port: 0, host: '127.0.0.1' });
  address = `127.0.0.1:${(app.http.server.address() as AddressInfo).port}`;
});

const ping = { type: 'sandbox_changed', store: 'texts' } as const;
const publish = (...events: RealtimeEvent[]) =>
  app.db.transaction((tx) => app.services.realtime.publish(tx, ...events));

const notifyRaw = (payload: string) =>
  app.db.root.execute(sql`select pg_notify(${REALTIME_CHANNEL}, ${payload})`);

async function connect(userId: number, path = '/ws2', headers: Record<string, string> = {}) {
  const cookie = await givenSession(app.db.root, userId, app.clock.now());
  const socket = new WebSocket(`ws://${address}${path}`, { headers: { cookie, ...headers } });
  const messages: unknown[] = [];
  socket.on('message', (data) => messages.push(JSON.parse(String(data))));
  await vi.waitFor(() => expect(messages[0]).toMatchObject({ type: 'hello' }), { timeout: 5000 });
  return { socket, messages, cookie };
}

function refusal(url: string, headers: Record<string, string> = {}): Promise<number | undefined> {
  return new Promise((resolve) => {
    const socket = new WebSocket(url, { headers });
    socket.on('unexpected-response', (_request, response) => resolve(response.statusCode));
    socket.on('open', () => resolve(undefined));
    socket.on('error', () => {});
  });
}

describe('publish', () => {
  it('is heard after the commit, not before and not after a rollback', async () => {
    const heard: RealtimeEvent[] = [];
    const stop = app.services.realtime.subscribe((event) => heard.push(event));
    const failing = app.db.transaction(async (tx) => {
      await app.services.realtime.publish(tx, { to: { users: [1] }, message: ping });
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    await publish({ to: { users: [2] }, message: ping });
    await vi.waitFor(() => expect(heard).toHaveLength(1));
    expect(heard[0]?.to).toEqual({ users: [2] });
    stop();
  });

  it('carries messages that are longer than a notification may be', async () => {
    const heard: RealtimeEvent[] = [];
    const stop = app.services.realtime.subscribe((event) => heard.push(event));
    const users = Array.from({ length: 5000 }, (_, n) => n + 1);
    await publish({ to: { users }, message: ping });
    await vi.waitFor(() => expect(heard).toHaveLength(1));
    expect(heard[0]?.to).toEqual({ users });
    stop();
  });

  it('keeps the order of long and short events', async () => {
    const heard: unknown[] = [];
    const stop = app.services.realtime.subscribe(({ to }) => heard.push(to));
    const long = { users: Array.from({ length: 3000 }, (_, n) => n + 1) };
    const sent = [{ users: [1] }, long, { users: [2] }, { brands: [3] }, long, { users: [4] }];
    for (const to of sent) await publish({ to, message: ping });
    await publish(...sent.map((to) => ({ to, message: ping })));
    await vi.waitFor(() => expect(heard).toHaveLength(2 * sent.length));
    expect(heard).toEqual([...sent, ...sent]);
    stop();
  });

  it('asks everybody to fetch anew when an event cannot be read', async () => {
    const heard: RealtimeEvent[] = [];
    const stop = app.services.realtime.subscribe((event) => heard.push(event));
    await notifyRaw('{"ref":999999}');
    await vi.waitFor(() =>
      expect(heard).toEqual([{ to: 'everybody', message: { type: 'resync' } }]),
    );
    stop();
  });

  it('ignores what is not an event, and a subscriber that fails', async () => {
    const heard: RealtimeEvent[] = [];
    const stops = [
      app.services.realtime.subscribe(() => {
        throw new Error('no');
      }),
      app.services.realtime.subscribe((event) => heard.push(event)),
    ];
    for (const payload of ['', '3', 'null', '"ref"', '{}', '[]', '{']) await notifyRaw(payload);
    await publish({ to: { users: [1] }, message: ping });
    await vi.waitFor(() => expect(heard).toEqual([{ to: { users: [1] }, message: ping }]));
    for (const stop of stops) stop();
  });
});

describe('/ws2', () => {
  it('tells the people and the members of the brands an event is for, and nobody else', async () => {
    const { person: member, brandId } = await givenMember(app.db.root);
    const named = await givenPerson(app.db.root);
    const bystander = await givenPerson(app.db.root);
    const [a, b, c] = await Promise.all([
      connect(member.id),
      connect(named.id),
      connect(bystander.id),
    ]);
    await publish({ to: { users: [named.id], brands: [brandId] }, message: ping });
    await publish({ to: 'everybody', message: { type: 'sandbox_changed', store: 'mails' } });
    // A busy machine may ask everybody to fetch anew in between.
    const stores = (messages: unknown[]) =>
      messages.flatMap((message) => (message as { store?: string }).store ?? []);
    await vi.waitFor(() => expect(stores(c.messages)).toEqual(['mails']));
    await vi.waitFor(() => expect(stores(a.messages)).toEqual(['texts', 'mails']));
    await vi.waitFor(() => expect(stores(b.messages)).toEqual(['texts', 'mails']));
    for (const { socket } of [a, b, c]) socket.terminate();
  });

  it('closes when the session is ended', async () => {
    const person = await givenPerson(app.db.root);
    const { socket, messages, cookie } = await connect(person.id);
    await app.call('POST /logout', { cookie });
    await vi.waitFor(() => expect(messages).toContainEqual({ type: 'session_ended' }));
    await vi.waitFor(() => expect(socket.readyState).toBe(WebSocket.CLOSED));
  });

  it('refuses without a session, from another site, and at other paths', async () => {
    const person = await givenPerson(app.db.root);
    const cookie = await givenSession(app.db.root, person.id, app.clock.now());
    expect(await refusal(`ws://${address}/ws2`)).toBe(401);
    expect(await refusal(`ws://${address}/ws2`, { cookie, origin: 'https://evil.example' })).toBe(
      403,
    );
    expect(await refusal(`ws://${address}/other`, { cookie })).toBe(404);
    for (const nobody of ['x', '0', '2147483648']) {
      const url = `ws://${address}/ws2?impersonating=${nobody}`;
      expect(await refusal(url, { cookie })).toBe(400);
    }
    expect(await refusal(`ws://${address}/ws2?impersonating=1`, { cookie })).toBe(403);
  });

  it('listens as the impersonated person when an admin asks for it', async () => {
    const admin = await givenPerson(app.db.root, { isAdmin: true, canImpersonate: true });
    const person = await givenPerson(app.db.root);
    const cookie = await givenSession(app.db.root, admin.id, app.clock.now());
    const path = `/ws2?impersonating=${person.id}`;
    expect(await refusal(`ws://${address}${path}`, { cookie })).toBe(403);
    await actAs(app, cookie, person.id);
    const { socket, messages } = await connect(admin.id, path, { cookie });
    expect(messages[0]).toEqual({ type: 'hello', userId: person.id });
    const params = { userId: person.id };
    await app.call('DELETE /admin/impersonations/:userId', { cookie, params });
    await vi.waitFor(() => expect(socket.readyState).toBe(WebSocket.CLOSED));
  });

  it('ends with the hour of acting as somebody, also when nobody says so', async () => {
    const admin = await givenPerson(app.db.root, { isAdmin: true, canImpersonate: true });
    const person = await givenPerson(app.db.root);
    const cookie = await givenSession(app.db.root, admin.id, app.clock.now());
    await actAs(app, cookie, person.id);
    const path = `/ws2?impersonating=${person.id}`;
    const own = await connect(admin.id, '/ws2', { cookie });
    const early = await connect(admin.id, path, { cookie });
    // All but the last moment of the hour has gone by.
    app.clock.advance({ seconds: 3_599.6 });
    const late = await connect(admin.id, path, { cookie });
    const closed = new Promise((resolve) => late.socket.on('close', resolve));
    expect(await closed).toBe(4002);
    expect(late.messages.at(-1)).toEqual({ type: 'access_changed' });
    expect(own.socket.readyState).toBe(WebSocket.OPEN);
    app.clock.advance({ seconds: 1 });
    expect(await refusal(`ws://${address}${path}`, { cookie })).toBe(403);
    early.socket.close();
  });

  it('is recorded before an admin listens as somebody', async () => {
    const admin = await givenPerson(app.db.root, { isAdmin: true, canImpersonate: true });
    const person = await givenPerson(app.db.root);
    const cookie = await givenSession(app.db.root, admin.id, app.clock.now());
    await actAs(app, cookie, person.id);
    await connect(admin.id, '/ws2', { cookie });
    await connect(admin.id, `/ws2?impersonating=${person.id}`, { cookie });
    const { body } = await app.call('GET /admin/audit-log', { cookie, query: {} });
    const own = body.filter(({ actor }) => actor === admin.email);
    expect(own.map(({ action, actingAs }) => [action, actingAs])).toEqual([
      ['socket opened', person.email],
      ['impersonation started', person.email],
    ]);
  });
});
