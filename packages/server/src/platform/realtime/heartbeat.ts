import type { RealtimeMessage } from '@tandem/contract/realtime';
import type { BrowserSocket } from './browser-socket.ts';

/** Turns per round, so that ten thousand sockets are not all asked in one moment. */
export const BEAT_SLOTS = 30;

const BEAT = JSON.stringify({ type: 'beat' } satisfies RealtimeMessage);

/**
 * Asks each socket once per round whether it is still there and drops those that did not answer
 * the time before: their browser vanished without saying so. The ping is for us; a page cannot see
 * it, so a beat goes along that tells the page the same about us.
 */
export function startHeartbeat(sockets: Iterable<BrowserSocket>, roundMs: number): () => void {
  let slot = 0;
  const timer = setInterval(() => {
    slot = (slot + 1) % BEAT_SLOTS;
    for (const socket of sockets) if (socket.beatSlot === slot) ask(socket);
  }, roundMs / BEAT_SLOTS);
  timer.unref();
  return () => clearInterval(timer);
}

function ask(socket: BrowserSocket): void {
  if (socket.answered) {
    socket.answered = false;
    socket.controlFrames = 0;
    socket.ping();
    socket.send(BEAT);
  } else {
    socket.terminate();
  }
}
