import { once } from 'node:events';
import { connect as connectRaw, type Socket } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { callerOf, type LoneGateway, startLoneGateway } from '../../testing/lone-gateway.ts';
import type { Caller } from '../http/caller.ts';

let lone: LoneGateway;
afterEach(() => lone.stop());

const texts = { type: 'sandbox_changed', store: 'texts' } as const;
const mails = { type: 'sandbox_changed', store: 'mails' } as const;
const waitFor = (check: () => void) => vi.waitFor(check, { timeout: 10_000 });

it('tells each socket once, however many descriptions of the audience fit it', async () => {
  lone = await startLoneGateway();
  const [a, b, c] = await Promise.all([lone.connect(7), lone.connect(8), lone.connect(25)]);
  lone.publish({ to: { users: [7, 25], sessions: [1007], brands: [0, 5] }, message: texts });
  lone.publish({ to: 'everybody', message: mails });
  const hello = (userId: number) => ({ type: 'hello', userId });
  await waitFor(() => expect(a.messages).toEqual([hello(7), texts, mails]));
  await waitFor(() => expect(b.messages).toEqual([hello(8), texts, mails]));
  await waitFor(() => expect(c.messages).toEqual([hello(25), texts, mails]));
  lone.publish({ to: { brands: [2] }, message: texts });
  await waitFor(() => expect(c.messages).toHaveLength(4));
  expect([a.messages.length, b.messages.length]).toEqual([3, 3]);
});

it('forgets a socket that went away', async () => {
  lone = await startLoneGateway();
  const { socket } = await lone.connect(7);
  await lone.connect(7);
  expect(lone.gateway.count).toBe(2);
  socket.terminate();
  await waitFor(() => expect(lone.gateway.count).toBe(1));
});

it("closes a person's oldest socket when there are more than fifty, and nobody else's", async () => {
  lone = await startLoneGateway();
  const other = await lone.connect(8);
  const first = await lone.connect(7);
  const second = await lone.connect(7);
  for (let n = 2; n < 50; n++) await lone.connect(7);
  expect(lone.gateway.count).toBe(51);
  await lone.connect(7);
  expect(await first.closed).toEqual({ code: 4004, reason: 'too many' });
  expect(lone.gateway.count).toBe(51);
  expect(second.socket.readyState).toBe(WebSocket.OPEN);
  expect(other.socket.readyState).toBe(WebSocket.OPEN);
});

it('lets go of a reader that does not keep up, while others go on hearing', async () => {
  lone = await startLoneGateway();
  const brisk = await lone.connect(8);
  const slow = await connectAndNeverRead(lone.port);
  await waitFor(() => expect(lone.gateway.count).toBe(2));
  const message = { ...texts, padding: 'x'.repeat(200_000) };
  for (let sent = 0; lone.gateway.count === 2; sent++) {
    expect(sent).toBeLessThan(500);
    const heard = once(brisk.socket, 'message');
    lone.publish({ to: 'everybody', message });
    await heard;
  }
  lone.publish({ to: 'everybody', message: mails });
  await waitFor(() => expect(brisk.messages.at(-1)).toEqual(mails));
  let farewell = '';
  slow.on('data', (data) => {
    farewell = `${data}`.slice(-'too slow'.length);
  });
  slow.resume();
  await waitFor(() => expect(slow.destroyed).toBe(true));
  expect(farewell).toBe('too slow');
});

describe('a caller whose rights change during the lookup', () => {
  it('is looked up again', async () => {
    const lookups: ((caller: Caller) => void)[] = [];
    lone = await startLoneGateway({
      identify: () => new Promise((resolve) => lookups.push(resolve)),
    });
    const connecting = lone.connect(7);
    await waitFor(() => expect(lookups).toHaveLength(1));
    lone.publish({ to: { users: [7] }, message: { type: 'access_changed' } });
    lookups[0]?.(callerOf(7));
    await waitFor(() => expect(lookups).toHaveLength(2));
    lookups[1]?.({ ...callerOf(7), brands: [] });
    const { messages } = await connecting;
    lone.publish({ to: { brands: [99] }, message: texts });
    lone.publish({ to: { users: [7] }, message: mails });
    await waitFor(() => expect(messages.slice(1)).toEqual([mails]));
  });
});

it('drops a socket that leaves pings unanswered and tells the living that it lives', async () => {
  lone = await startLoneGateway({ heartbeatMs: 300 });
  const alive = await lone.connect(7);
  const dead = await lone.connect(8, { autoPong: false });
  expect(await dead.closed).toMatchObject({ code: 1006 });
  const beats = () => alive.messages.filter(({ type }) => type === 'beat').length;
  await waitFor(() => expect(beats()).toBeGreaterThan(3));
  expect(alive.socket.readyState).toBe(WebSocket.OPEN);
});

it('says that it restarts, and lets nobody in any more', async () => {
  const lookup = Promise.withResolvers<Caller>();
  let lookups = 0;
  lone = await startLoneGateway({
    identify: () => (lookups++ === 0 ? Promise.resolve(callerOf(7)) : lookup.promise),
  });
  const { closed } = await lone.connect(7);
  const late = connectRaw(lone.port, '127.0.0.1');
  late.write(handshake(8));
  const answer = new Promise<string>((resolve) => late.once('data', (data) => resolve(`${data}`)));
  await waitFor(() => expect(lookups).toBe(2));
  await lone.gateway.close();
  lookup.resolve(callerOf(8));
  expect(await closed).toEqual({ code: 1001, reason: 'restarting' });
  expect(await answer).toMatch(/^HTTP\/1.1 503 /);
  await waitFor(() => expect(lone.gateway.count).toBe(0));
});

function handshake(userId: number): string {
  return [
    'GET /ws2 HTTP/1.1',
    'Host: localhost',
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
    `Cookie: tandem_session=${userId}`,
    '\r\n',
  ].join('\r\n');
}

async function connectAndNeverRead(port: number): Promise<Socket> {
  const socket = connectRaw(port, '127.0.0.1');
  socket.on('error', () => {});
  socket.write(handshake(7));
  return socket.pause();
}
