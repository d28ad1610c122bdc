import type { RealtimeMessage } from '@tandem/contract/realtime';
import { reconnectDelayMs } from '@tandem/domain/realtime/reconnect-delay-ms';
import { impersonatedUserId } from '../session/impersonation.ts';

type MessageType = RealtimeMessage['type'];
type MessageOf<T extends MessageType> = Extract<RealtimeMessage, { type: T }>;
type Listener = (message: RealtimeMessage) => void;

/**
 * The one socket of the tab. It opens on `start`, comes back by itself when the connection drops,
 * and waits without trying while nobody looks at the window: a hundred forgotten tabs must not
 * greet a restarted server at once.
 */
export function createRealtimeClient({ onReconnect }: { onReconnect: () => void }) {
  const listeners = new Map<MessageType, Set<Listener>>();
  let socket: WebSocket | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let wanted = false;
  let openedBefore = false;

  function open() {
    if (!wanted || socket) return;
    const opening = new WebSocket(socketUrl());
    socket = opening;
    opening.addEventListener('open', () => {
      failures = 0;
      // Whatever was announced during the gap is lost, so everything on screen is asked for again.
      if (openedBefore) onReconnect();
      openedBefore = true;
    });
    opening.addEventListener('message', ({ data }) => {
      const message = parseMessage(data);
      if (message) for (const tell of listeners.get(message.type) ?? []) tell(message);
    });
    opening.addEventListener('close', () => {
      if (socket !== opening) return;
      socket = undefined;
      if (wanted) tryLater();
    });
  }

  function tryLater() {
    failures += 1;
    clearTimeout(timer);
    waitOrListen();
  }

  function waitOrListen() {
    const delayMs = reconnectDelayMs(failures, document.hasFocus());
    if (delayMs === null) window.addEventListener('focus', open, { once: true });
    else timer = setTimeout(openIfLookedAt, delayMs);
  }

  // The window can lose its focus during the wait.
  function openIfLookedAt() {
    if (document.hasFocus()) open();
    else waitOrListen();
  }

  return {
    start() {
      wanted = true;
      open();
    },
    stop() {
      wanted = false;
      openedBefore = false;
      failures = 0;
      clearTimeout(timer);
      window.removeEventListener('focus', open);
      const closing = socket;
      socket = undefined;
      closing?.close();
    },
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

function socketUrl(): string {
  const url = new URL('/ws2', location.href.replace(/^http/, 'ws'));
  const impersonating = impersonatedUserId();
  if (impersonating !== null) url.searchParams.set('impersonating', String(impersonating));
  return url.href;
}

function parseMessage(data: unknown): RealtimeMessage | undefined {
  try {
    const message = JSON.parse(String(data));
    if (typeof message?.type === 'string') return message;
  } catch {
    // Logged below, like any other message we cannot use.
  }
  console.warn('Ignored a realtime message that could not be read', data);
}
