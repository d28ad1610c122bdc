import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { RealtimeMessage } from '@tandem/contract/realtime';
import { WebSocket } from 'ws';
import { systemClock } from '../platform/clock/clock.ts';
import type { Caller, Identify } from '../platform/http/caller.ts';
import type { RealtimeEvent } from '../platform/realtime/realtime-event.ts';
import { openSocketGateway, type SocketGateway } from '../platform/realtime/socket-gateway.ts';
import { silentLog } from './test-config.ts';

export interface LoneGateway {
  port: number;
  gateway: SocketGateway;
  publish(event: RealtimeEvent): void;
  /** Opens a socket and waits for its greeting. */
  connect(userId: number, options?: { autoPong?: boolean }): Promise<LoneSocket>;
  stop(): Promise<void>;
}

export interface LoneSocket {
  socket: WebSocket;
  messages: RealtimeMessage[];
  closed: Promise<{ code: number; reason: string }>;
}

/** The gateway alone, without database or product: whoever sends a cookie of `7` is person 7. */
export async function startLoneGateway(
  options: { heartbeatMs?: number; identify?: Identify } = {},
): Promise<LoneGateway> {
  const subscribers = new Set<(event: RealtimeEvent) => void>();
  const server = createServer((_request, response) => response.writeHead(204).end());
  const gateway = openSocketGateway(server, {
    identify: async ({ token }) => (token ? callerOf(Number(token)) : null),
    realtime: {
      subscribe(onEvent) {
        subscribers.add(onEvent);
        return () => subscribers.delete(onEvent);
      },
    },
    log: silentLog,
    publicUrl: 'http://localhost',
    clock: systemClock,
    onActingSocket: async () => {},
    ...options,
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    port,
    gateway,
    publish: (event) => {
      for (const tell of subscribers) tell(event);
    },
    connect: (userId, socketOptions) => connect(port, userId, socketOptions),
    async stop() {
      await gateway.close();
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Person n signed in as session 1000 + n and belonging to brands n / 10 (rounded down) and 99. */
export function callerOf(id: number): Caller {
  const brand = { accountName: '', logo: null, website: null, role: 'owner' } as const;
  return {
    sessionId: 1000 + id,
    person: { id } as Caller['person'],
    impersonatorId: null,
    brands: [
      { id: Math.floor(id / 10), ...brand },
      { id: 99, ...brand },
    ],
  };
}

async function connect(port: number, userId: number, options = {}): Promise<LoneSocket> {
  const headers = { cookie: `tandem_session=${userId}` };
  const socket = new WebSocket(`ws://127.0.0.1:${port}/ws2`, { headers, ...options });
  const messages: RealtimeMessage[] = [];
  socket.on('message', (data) => messages.push(JSON.parse(String(data))));
  const closed = once(socket, 'close').then(([code, reason]) => ({ code, reason: String(reason) }));
  await once(socket, 'message');
  return { socket, messages, closed };
}
