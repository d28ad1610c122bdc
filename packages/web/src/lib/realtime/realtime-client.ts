import type { RealtimeMessage } from '@tandem/contract/realtime';
import type { Missed } from './catch-up.ts';
import { parseMessage } from './parse-message.ts';
import { createReconnectingSocket } from './reconnecting-socket.ts';
import { SPREAD_MS } from './spread-ms.ts';

type MessageType = RealtimeMessage['type'];
type MessageOf<T extends MessageType> = Extract<RealtimeMessage, { type: T }>;
type Listener = (message: RealtimeMessage) => void;

/**
 * The one socket of the tab, from `start` to `stop`. The server greets whoever it has begun to
 * tell about changes, so what is fetched after the greeting misses nothing, and what was fetched
 * before may: `onMissed` says how much to ask for again.
 */
export function createRealtimeClient({ onMissed }: { onMissed: (missed: Missed) => void }) {
  const listeners = new Map<MessageType, Set<Listener>>();
  const { start, stop } = createReconnectingSocket(receive);
  let greetedBefore = false;
  let resync: ReturnType<typeof setTimeout> | undefined;

  function receive(data: unknown) {
    const message = parseMessage(data);
    if (!message) return;
    if (message.type === 'hello') {
      onMissed(greetedBefore ? 'all' : 'live');
      greetedBefore = true;
    }
    if (message.type === 'resync' && !resync) {
      resync = setTimeout(fetchAnew, Math.random() * SPREAD_MS);
    }
    for (const tell of listeners.get(message.type) ?? []) tell(message);
  }

  function fetchAnew() {
    resync = undefined;
    onMissed('all');
  }

  return {
    start,
    stop,
    on<T extends MessageType>(type: T, handle: (message: MessageOf<T>) => void): () => void {
      const handlers = listeners.get(type) ?? new Set();
      listeners.set(type, handlers);
      const listener = handle as Listener;
      handlers.add(listener);
      return () => handlers.delete(listener);
    },
  };
}

export type RealtimeClient = ReturnType<typeof createRealtimeClient>;
