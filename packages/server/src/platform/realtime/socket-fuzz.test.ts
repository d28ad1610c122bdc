import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type LoneGateway, type LoneSocket, startLoneGateway } from '../../testing/lone-gateway.ts';

let lone: LoneGateway;
let bystander: LoneSocket;
beforeAll(async () => {
  lone = await startLoneGateway();
  bystander = await lone.connect(1);
});
afterAll(() => lone.stop());

const HANDSHAKE = [
  'GET /ws2 HTTP/1.1',
  'Host: localhost',
  'Connection: Upgrade',
  'Upgrade: websocket',
  'Sec-WebSocket-Version: 13',
  'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
  'Cookie: tandem_session=2',
  '\r\n',
].join('\r\n');

const opcode = fc.integer({ min: 0, max: 15 });
const bytes = fc.uint8Array({ maxLength: 3000 });
/** Frames with any opcode, flags and claimed length, masked or not, as browsers must. */
const frames = fc
  .array(fc.record({ opcode, flags: fc.nat(15), masked: fc.boolean(), payload: bytes }))
  .map((list) => Buffer.concat(list.map(toFrame)));
const anything = fc.oneof(bytes, frames, fc.constant('huge' as const));

it('survives any bytes, before and after the handshake, and goes on telling others', async () => {
  await fc.assert(
    fc.asyncProperty(fc.boolean(), anything, async (shakesHands, sent) => {
      const socket = await open();
      if (shakesHands) socket.write(HANDSHAKE);
      socket.end(sent === 'huge' ? Buffer.alloc(300_000, 'A') : sent);
      await closed(socket);
      await expectBystanderToHear();
    }),
    { numRuns: 150 },
  );
  await vi.waitFor(() => expect(lone.gateway.count).toBe(1), { timeout: 5000 });
});

it.each([
  ['a text', { opcode: 1, payload: Buffer.from('hello') }],
  ['bytes', { opcode: 2, payload: Buffer.alloc(1000) }],
  ['more than we would ever read', { opcode: 1, payload: Buffer.alloc(60_000) }],
  ['an invalid frame', { opcode: 3, payload: Buffer.alloc(0) }],
])('lets go of a browser that sends %s', async (_what, { opcode: code, payload }) => {
  const socket = await open();
  socket.write(HANDSHAKE);
  await vi.waitFor(() => expect(lone.gateway.count).toBe(2));
  socket.write(toFrame({ opcode: code, flags: 8, masked: true, payload }));
  await closed(socket);
  await vi.waitFor(() => expect(lone.gateway.count).toBe(1));
});

it('lets go of a browser that floods it with pings', async () => {
  const socket = await open();
  socket.write(HANDSHAKE);
  const ping = toFrame({ opcode: 9, flags: 8, masked: true, payload: Buffer.alloc(0) });
  socket.write(Buffer.concat(Array<Buffer>(1000).fill(ping)));
  await closed(socket);
  await expectBystanderToHear();
});

it.each(['//', '/ws2?impersonating=%', 'http://[', '/ws2#?', '*'])(
  'refuses the address %s',
  async (address) => {
    const socket = await open();
    const answer = once(socket, 'data');
    socket.write(HANDSHAKE.replace('/ws2', address).replace('tandem_session=2', ''));
    expect(String((await answer)[0])).toMatch(/^HTTP\/1\.1 4\d\d /);
    socket.destroy();
  },
);

async function open(): Promise<Socket> {
  const socket = connect(lone.port, '127.0.0.1');
  socket.on('error', () => {});
  await once(socket, 'connect');
  return socket;
}

/** Reads on until the server hangs up: what nobody reads would keep the connection open. */
async function closed(socket: Socket): Promise<void> {
  socket.resume();
  if (!socket.closed) await new Promise((resolve) => socket.once('close', resolve));
}

async function expectBystanderToHear(): Promise<void> {
  const heard = once(bystander.socket, 'message');
  lone.publish({ to: { users: [1] }, message: { type: 'resync' } });
  await heard;
}

function toFrame(frame: {
  opcode: number;
  flags: number;
  masked: boolean;
  payload: Uint8Array;
}): Buffer {
  const { opcode: code, flags, masked, payload } = frame;
  const mask = masked ? 0x80 : 0;
  const head =
    payload.length < 126
      ? [(flags << 4) | code, mask | payload.length]
      : [(flags << 4) | code, mask | 126, payload.length >> 8, payload.length & 255];
  return Buffer.concat([Buffer.from([...head, ...(masked ? [0, 0, 0, 0] : [])]), payload]);
}
