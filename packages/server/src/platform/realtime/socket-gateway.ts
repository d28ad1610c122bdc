import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import type { RealtimeMessage } from '@tandem/contract/realtime';
import { HEARTBEAT_MS } from '@tandem/domain/realtime/reconnecting';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Clock } from '../clock/clock.ts';
import type { Caller, Identify } from '../http/caller.ts';
import type { Log } from '../log/create-log.ts';
import { admitSocket, refuseSocket } from './admit-socket.ts';
import { BrowserSocket, hangUp, listenOnly, sendLine } from './browser-socket.ts';
import { BEAT_SLOTS, startHeartbeat } from './heartbeat.ts';
import type { Realtime } from './realtime.ts';
import type { RealtimeEvent } from './realtime-event.ts';
import { SocketIndex } from './socket-index.ts';

export interface SocketGateway {
  readonly count: number;
  close(): Promise<void>;
}

export interface GatewayDeps {
  identify: Identify;
  realtime: Pick<Realtime, 'subscribe'>;
  log: Log;
  publicUrl: string;
  clock: Clock;
  /** Told before an admin listens as somebody else. */
  onActingSocket(caller: Caller): Promise<void>;
  heartbeatMs?: number;
}

/** Browsers only listen; anything longer than this is not one of ours. */
const MAX_INCOMING_BYTES = 1024;
/** Far more tabs than anybody has, far fewer than would hurt. */
const MAX_SOCKETS_PER_PERSON = 50;
const MAX_LOOKUPS = 5;

/** After these the socket ends: who may hear what was decided at connecting, and is decided anew. */
const FAREWELLS: { [T in RealtimeMessage['type']]?: [code: number, reason: string] } = {
  session_ended: [4001, 'session ended'],
  access_changed: [4002, 'access changed'],
};

/**
 * The /ws2 socket: authenticated by the session cookie like any request, one way, JSON messages
 * with a `type`.
 */
export function openSocketGateway(server: Server, deps: GatewayDeps): SocketGateway {
  const index = new SocketIndex();
  const upgrades = new WebSocketServer({
    noServer: true,
    WebSocket: BrowserSocket,
    maxPayload: MAX_INCOMING_BYTES,
    perMessageDeflate: false,
    clientTracking: false,
  });
  let withdrawals = 0;
  let welcomed = 0;
  let closed = false;

  const onUpgrade = (request: IncomingMessage, stream: Duplex, head: Buffer) => {
    stream.on('error', destroy);
    admit(request).then(
      (caller) => {
        if (typeof caller === 'number') return refuseSocket(stream, caller);
        upgrades.handleUpgrade(request, stream, head, (socket) => {
          // From here on the socket has its own; ours would only take up room.
          stream.off('error', destroy);
          welcome(socket, caller);
        });
      },
      (error) => {
        deps.log.error({ err: error }, 'socket could not be opened');
        refuseSocket(stream, 500);
      },
    );
  };

  /** A caller whose rights were changed during the lookup would be missed by the event that said so. */
  async function admit(request: IncomingMessage): Promise<Caller | number> {
    for (let lookups = 0; lookups < MAX_LOOKUPS && !closed; lookups++) {
      const before = withdrawals;
      const caller = await admitSocket(request, deps);
      if (typeof caller !== 'number' && caller.impersonatorId !== null) {
        await deps.onActingSocket(caller);
      }
      if (before === withdrawals && !closed) return caller;
    }
    return 503;
  }

  function welcome(socket: BrowserSocket, caller: Caller): void {
    const { person, sessionId, brands, actsUntil } = caller;
    socket.userId = person.id;
    socket.sessionId = sessionId;
    socket.brandIds = brands.map(({ id }) => id);
    socket.beatSlot = welcomed++ % BEAT_SLOTS;
    listenOnly(socket);
    socket.on('close', forget);
    index.add(socket);
    if (index.countOfUser(person.id) > MAX_SOCKETS_PER_PERSON) {
      const oldest = index.oldestOfUser(person.id);
      if (oldest) part(oldest, 4004, 'too many');
    }
    if (actsUntil) endAt(socket, actsUntil);
    // Only now: what is fetched after this greeting misses nothing.
    sendLine(
      socket,
      JSON.stringify({ type: 'hello', userId: person.id } satisfies RealtimeMessage),
    );
  }

  /** Nobody says anything when the hour is over, so the socket knows it from the beginning. */
  function endAt(socket: BrowserSocket, end: Date): void {
    const timer = setTimeout(() => {
      sendLine(socket, JSON.stringify({ type: 'access_changed' } satisfies RealtimeMessage));
      part(socket, 4002, 'access changed');
    }, end.getTime() - deps.clock.now().getTime());
    timer.unref();
    socket.once('close', () => clearTimeout(timer));
  }

  function pass({ to, message }: RealtimeEvent): void {
    const farewell = FAREWELLS[message.type];
    if (farewell) withdrawals += 1;
    const hearing = index.hearing(to);
    if (hearing.length === 0) return;
    const line = JSON.stringify(message);
    for (const socket of hearing) {
      const keepsUp = sendLine(socket, line);
      if (farewell) part(socket, ...farewell);
      else if (!keepsUp) part(socket, 4003, 'too slow');
    }
  }

  function part(socket: BrowserSocket, code: number, reason: string): void {
    index.delete(socket);
    hangUp(socket, code, reason);
  }

  function forget(this: WebSocket): void {
    index.delete(this as BrowserSocket);
  }

  server.on('upgrade', onUpgrade);
  const unsubscribe = deps.realtime.subscribe(pass);
  const stopHeart = startHeartbeat(index, deps.heartbeatMs ?? HEARTBEAT_MS);

  return {
    get count() {
      return index.size;
    },
    async close() {
      closed = true;
      stopHeart();
      unsubscribe();
      server.off('upgrade', onUpgrade);
      for (const socket of index) socket.close(1001, 'restarting');
      for (const socket of index) socket.terminate();
    },
  };
}

function destroy(this: Duplex): void {
  this.destroy();
}
