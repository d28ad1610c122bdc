import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import type { RealtimeMessage } from '@tandem/contract/realtime';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Caller, Identify } from '../http/caller.ts';
import { sessionTokenFrom } from '../http/session-cookie.ts';
import type { Log } from '../log/create-log.ts';
import type { Realtime } from './realtime.ts';
import type { Audience } from './realtime-event.ts';

export interface SocketGateway {
  readonly count: number;
  close(): Promise<void>;
}

interface Listener {
  socket: WebSocket;
  userId: number;
  sessionId: number;
  brandIds: Set<number>;
}

const PATH = '/ws2';
const PING_EVERY_MS = 30_000;
/** Browsers only listen; anything longer than this is not one of ours. */
const MAX_INCOMING_BYTES = 1024;

/**
 * The /ws2 socket: authenticated by the session cookie like any request, one way, JSON messages
 * with a `type`. Pages of other sites are turned away by their Origin, since a browser sends our
 * cookie along with their upgrade request too.
 */
export function openSocketGateway(
  server: Server,
  deps: { identify: Identify; realtime: Realtime; log: Log; publicUrl: string },
): SocketGateway {
  const listeners = new Set<Listener>();
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: MAX_INCOMING_BYTES,
    perMessageDeflate: false,
    clientTracking: false,
  });

  const onUpgrade = (request: IncomingMessage, stream: Duplex, head: Buffer) => {
    stream.on('error', () => stream.destroy());
    admit(request, deps).then(
      (caller) => {
        if (typeof caller === 'number') return refuse(stream, caller);
        sockets.handleUpgrade(request, stream, head, (socket) => welcome(socket, caller));
      },
      (error) => {
        deps.log.error({ err: error }, 'socket could not be opened');
        refuse(stream, 500);
      },
    );
  };
  server.on('upgrade', onUpgrade);

  function welcome(socket: WebSocket, caller: Caller): void {
    const listener = {
      socket,
      userId: caller.person.id,
      sessionId: caller.sessionId,
      brandIds: new Set(caller.brands.map(({ id }) => id)),
    };
    listeners.add(listener);
    socket.on('close', () => listeners.delete(listener));
    socket.on('error', () => socket.terminate());
    tell(socket, { type: 'hello', userId: caller.person.id });
  }

  const unsubscribe = deps.realtime.subscribe(({ to, message }) => {
    const line = JSON.stringify(message);
    for (const listener of listeners) {
      if (!hears(listener, to)) continue;
      listener.socket.send(line);
      if (message.type === 'session_ended') listener.socket.close(4001, 'session ended');
      // Who may hear what was decided at connecting; a new connection decides anew.
      if (message.type === 'access_changed') listener.socket.close(4002, 'access changed');
    }
  });

  const stopPinging = keepAlive(listeners);

  return {
    get count() {
      return listeners.size;
    },
    async close() {
      stopPinging();
      unsubscribe();
      server.off('upgrade', onUpgrade);
      for (const { socket } of listeners) socket.close(1001, 'restarting');
      for (const { socket } of listeners) socket.terminate();
    },
  };
}

/** The caller, or the HTTP status to refuse with. */
async function admit(
  request: IncomingMessage,
  { identify, publicUrl }: { identify: Identify; publicUrl: string },
): Promise<Caller | number> {
  const url = new URL(request.url ?? '/', 'http://socket');
  if (url.pathname !== PATH) return 404;
  if (!isOwnOrigin(request, publicUrl)) return 403;
  const impersonating = url.searchParams.get('impersonating');
  if (impersonating !== null && !/^[1-9]\d{0,9}$/.test(impersonating)) return 400;
  const caller = await identify({
    token: sessionTokenFrom(request.headers.cookie),
    impersonatedUserId: impersonating === null ? undefined : Number(impersonating),
  }).catch((error) => {
    if (typeof error.status === 'number') return error.status as number;
    throw error;
  });
  return caller ?? 401;
}

/** Programs send no Origin; browsers always do, and it must be the address they were served from. */
function isOwnOrigin(request: IncomingMessage, publicUrl: string): boolean {
  const { origin, host } = request.headers;
  if (origin === undefined) return true;
  return origin === new URL(publicUrl).origin || URL.parse(origin)?.host === host;
}

function hears(listener: Listener, to: Audience): boolean {
  if (to === 'everybody') return true;
  if (to.users?.includes(listener.userId)) return true;
  if (to.sessions?.includes(listener.sessionId)) return true;
  return to.brands?.some((id) => listener.brandIds.has(id)) ?? false;
}

function tell(socket: WebSocket, message: RealtimeMessage): void {
  socket.send(JSON.stringify(message));
}

function refuse(stream: Duplex, status: number): void {
  stream.end(`HTTP/1.1 ${status} Refused\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}

/** Drops sockets whose browser vanished without saying so. */
function keepAlive(listeners: Set<Listener>): () => void {
  const answered = new WeakSet<WebSocket>();
  const timer = setInterval(() => {
    for (const { socket } of listeners) {
      if (socket.listenerCount('pong') === 0) socket.on('pong', () => answered.add(socket));
      else if (!answered.delete(socket)) {
        socket.terminate();
        continue;
      }
      socket.ping();
    }
  }, PING_EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}
