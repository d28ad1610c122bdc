import { isConnectionSilent, reconnectDelayMs } from '@tandem/domain/realtime/reconnecting';
import { socketUrl } from './socket-url.ts';
import { SPREAD_MS } from './spread-ms.ts';

/** A server that goes away or restarts says so, to everybody at once. */
const RESTART_CODES = new Set([1001, 1012]);
const LOOK_EVERY_MS = 10_000;

/**
 * A socket that comes back by itself when the connection drops or falls silent, and waits without
 * trying while nobody looks at the window: a hundred forgotten tabs must not greet a restarted
 * server at once.
 */
export function createReconnectingSocket(onData: (data: unknown) => void) {
  let socket: WebSocket | undefined;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let watch: ReturnType<typeof setInterval> | undefined;
  let failures = 0;
  let heardAt = new Date();
  let wanted = false;

  function open() {
    forgetRetry();
    if (socket) return;
    const opening = new WebSocket(socketUrl());
    socket = opening;
    heardAt = new Date();
    opening.addEventListener('message', ({ data }) => {
      if (socket !== opening) return;
      failures = 0;
      heardAt = new Date();
      onData(data);
    });
    opening.addEventListener('close', ({ code }) => {
      if (socket === opening) lose(RESTART_CODES.has(code) ? Math.random() * SPREAD_MS : 0);
    });
  }

  /** Lets go of the socket without waiting for it: a dead one takes long to close. */
  function drop() {
    const gone = socket;
    socket = undefined;
    gone?.close();
  }

  function lose(extraMs = 0) {
    drop();
    failures += 1;
    const delayMs = reconnectDelayMs(failures, document.hasFocus());
    if (delayMs !== null) retry = setTimeout(retryIfLookedAt, delayMs + extraMs);
  }

  function forgetRetry() {
    clearTimeout(retry);
    retry = undefined;
  }

  // The window can lose its focus during the wait; then the attempt is due when it is back.
  function retryIfLookedAt() {
    retry = undefined;
    if (document.hasFocus()) open();
  }

  function loseIfSilent() {
    if (socket && isConnectionSilent(heardAt, new Date())) lose();
  }

  const reactions = {
    focus() {
      loseIfSilent();
      if (!retry) open();
    },
    // Another network is another address: on the old one the socket would only fall silent.
    online() {
      if (!document.hasFocus()) return;
      drop();
      open();
    },
    // A page with a socket may not rest in the browser's back/forward cache, so it lets go of it.
    pagehide({ persisted }: PageTransitionEvent) {
      if (!persisted) return;
      forgetRetry();
      drop();
    },
    pageshow({ persisted }: PageTransitionEvent) {
      if (persisted) open();
    },
  };

  function eachReaction(change: 'addEventListener' | 'removeEventListener') {
    for (const [type, react] of Object.entries(reactions)) {
      window[change](type, react as EventListener);
    }
  }

  function stopUnlessStarted() {
    if (wanted || !watch) return;
    clearInterval(watch);
    watch = undefined;
    eachReaction('removeEventListener');
    forgetRetry();
    drop();
    failures = 0;
  }

  return {
    start() {
      wanted = true;
      if (watch) return;
      watch = setInterval(loseIfSilent, LOOK_EVERY_MS);
      eachReaction('addEventListener');
      open();
    },
    /** Takes effect after the current task: stopping and starting within one keeps the socket. */
    stop() {
      wanted = false;
      queueMicrotask(stopUnlessStarted);
    },
  };
}
