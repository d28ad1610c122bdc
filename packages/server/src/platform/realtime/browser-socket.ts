import { WebSocket } from 'ws';

/**
 * One browser tab that listens. What the gateway knows about it lives on the socket itself and all
 * handlers are shared: with ten thousand idle tabs, an object or a closure more for each is most
 * of what we add to the memory a bare socket needs.
 */
export class BrowserSocket extends WebSocket {
  userId = 0;
  sessionId = 0;
  brandIds: readonly number[] = [];
  /** Which part of the heartbeat's round it takes its turn in. */
  beatSlot = 0;
  /** Whether the last ping was answered; a new socket has not been asked yet. */
  answered = true;
  /** Since the last ping. */
  controlFrames = 0;
}

/** What waits for a slow reader beyond this is dropped with its socket; it catches up later. */
const MAX_WAITING_BYTES = 256 * 1024;
/** A browser sends one pong per ping. Proxies may add some of their own. */
const MAX_CONTROL_FRAMES = 100;
const LEAVE_WITHIN_MS = 2000;

export function listenOnly(socket: BrowserSocket): void {
  socket.on('message', terminate);
  socket.on('error', terminate);
  socket.on('ping', countControlFrame);
  socket.on('pong', notePong);
}

/** False when the reader is so far behind that it has to be let go. */
export function sendLine(socket: BrowserSocket, line: string): boolean {
  socket.send(line);
  return socket.bufferedAmount <= MAX_WAITING_BYTES;
}

/** Says why and hangs up, also when the other side never takes the farewell. */
export function hangUp(socket: BrowserSocket, code: number, reason: string): void {
  socket.close(code, reason);
  setTimeout(() => socket.terminate(), LEAVE_WITHIN_MS).unref();
}

function terminate(this: WebSocket): void {
  this.terminate();
}

function notePong(this: WebSocket): void {
  (this as BrowserSocket).answered = true;
  countControlFrame.call(this);
}

function countControlFrame(this: WebSocket): void {
  const socket = this as BrowserSocket;
  socket.controlFrames += 1;
  if (socket.controlFrames > MAX_CONTROL_FRAMES) socket.terminate();
}
