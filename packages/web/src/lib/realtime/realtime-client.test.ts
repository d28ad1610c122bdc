import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Missed } from './catch-up.ts';
import { createRealtimeClient } from './realtime-client.ts';

let focused = true;
let windowEvents: EventTarget;
let missed: Missed[];

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.opened = [];
  focused = true;
  missed = [];
  windowEvents = new EventTarget();
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('window', windowEvents);
  vi.stubGlobal('document', { hasFocus: () => focused });
  vi.stubGlobal('location', { href: 'https://tandem.example/app/' });
  vi.stubGlobal('sessionStorage', { getItem: () => null });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function startClient() {
  const client = createRealtimeClient({ onMissed: (what) => missed.push(what) });
  client.start();
  return client;
}

const happens = (type: string, details = {}) =>
  windowEvents.dispatchEvent(Object.assign(new Event(type), details));

describe('messages', () => {
  it('go to the listeners of their type', () => {
    const client = startClient();
    const heard = vi.fn();
    const stop = client.on('sandbox_changed', heard);
    expect(FakeSocket.last.url).toBe('wss://tandem.example/ws2');
    FakeSocket.last.receive('{"type":"sandbox_changed","store":"texts"}');
    FakeSocket.last.greet();
    stop();
    FakeSocket.last.receive('{"type":"sandbox_changed","store":"mails"}');
    expect(heard.mock.calls).toEqual([[{ type: 'sandbox_changed', store: 'texts' }]]);
  });

  it('that cannot be read are only logged', () => {
    const warned = vi.spyOn(console, 'warn').mockReturnValue();
    startClient();
    for (const bad of ['not json', '{}', 'null', '3']) FakeSocket.last.receive(bad);
    expect(warned).toHaveBeenCalledTimes(4);
  });

  it('of a socket that was let go are not heard', () => {
    const client = startClient();
    const heard = vi.fn();
    client.on('resync', heard);
    const old = FakeSocket.last;
    happens('online');
    old.receive('{"type":"resync"}');
    expect(heard).not.toHaveBeenCalled();
  });
});

describe('what may have been missed', () => {
  it('is what announcements keep current, before the first greeting', () => {
    startClient();
    FakeSocket.last.emit('open');
    expect(missed).toEqual([]);
    FakeSocket.last.greet();
    expect(missed).toEqual(['live']);
  });

  it('is everything, once the server greets again after a gap', () => {
    startClient();
    FakeSocket.last.greet();
    FakeSocket.last.emit('close');
    vi.advanceTimersByTime(2000);
    FakeSocket.last.emit('open');
    expect(missed).toEqual(['live']);
    FakeSocket.last.greet();
    expect(missed).toEqual(['live', 'all']);
  });

  it('is everything after a gap of the server, asked for once and not by all tabs at once', () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.75);
    startClient();
    FakeSocket.last.greet();
    FakeSocket.last.receive('{"type":"resync"}');
    FakeSocket.last.receive('{"type":"resync"}');
    vi.advanceTimersByTime(1499);
    expect(missed).toEqual(['live']);
    vi.advanceTimersByTime(1);
    expect(missed).toEqual(['live', 'all']);
    FakeSocket.last.receive('{"type":"resync"}');
    vi.advanceTimersByTime(2000);
    expect(missed).toEqual(['live', 'all', 'all']);
  });
});

describe('after a loss', () => {
  it('comes back with growing waits, which a greeting resets', () => {
    startClient();
    FakeSocket.last.greet();
    for (const [waitMs, opened] of [
      [2000, 2],
      [4000, 3],
      [6000, 4],
    ] as const) {
      FakeSocket.last.emit('close');
      vi.advanceTimersByTime(waitMs - 1);
      expect(FakeSocket.opened).toHaveLength(opened - 1);
      vi.advanceTimersByTime(1);
      expect(FakeSocket.opened).toHaveLength(opened);
    }
    FakeSocket.last.greet();
    FakeSocket.last.emit('close');
    vi.advanceTimersByTime(2000);
    expect(FakeSocket.opened).toHaveLength(5);
  });

  it.each([1001, 1012])('by a restart (%i) waits up to two seconds longer', (code) => {
    vi.spyOn(Math, 'random').mockReturnValue(0.5);
    startClient();
    FakeSocket.last.emit('close', { code });
    vi.advanceTimersByTime(2999);
    expect(FakeSocket.opened).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(FakeSocket.opened).toHaveLength(2);
  });

  it('does not try while the window has no focus', () => {
    startClient();
    focused = false;
    FakeSocket.last.emit('close');
    vi.advanceTimersByTime(600_000);
    happens('online');
    expect(FakeSocket.opened).toHaveLength(1);
    happens('focus');
    expect(FakeSocket.opened).toHaveLength(2);

    focused = true;
    FakeSocket.last.emit('close');
    focused = false;
    vi.advanceTimersByTime(600_000);
    expect(FakeSocket.opened).toHaveLength(2);
    happens('focus');
    expect(FakeSocket.opened).toHaveLength(3);
  });

  it('does not cut a wait short because the window is looked at', () => {
    startClient();
    FakeSocket.last.emit('close');
    happens('focus');
    expect(FakeSocket.opened).toHaveLength(1);
  });

  it('tries at once when the network is back', () => {
    startClient();
    FakeSocket.last.emit('close');
    happens('online');
    expect(FakeSocket.opened).toHaveLength(2);
    vi.advanceTimersByTime(10_000);
    expect(FakeSocket.opened).toHaveLength(2);
  });
});

describe('a socket that fell silent', () => {
  it('is replaced after two missed beats and not before', () => {
    startClient();
    FakeSocket.last.greet();
    vi.advanceTimersByTime(50_000);
    FakeSocket.last.receive('{"type":"beat"}');
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.last.closed).toBe(false);
    vi.advanceTimersByTime(10_000);
    expect(FakeSocket.last.closed).toBe(true);
    vi.advanceTimersByTime(2000);
    FakeSocket.last.greet();
    expect(FakeSocket.opened).toHaveLength(2);
    expect(missed).toEqual(['live', 'all']);
  });

  it('is noticed at once when a computer wakes and its window is looked at', () => {
    startClient();
    FakeSocket.last.greet();
    // Timers stand still while it sleeps; the clock does not.
    vi.setSystemTime(Date.now() + 8 * 3_600_000);
    happens('focus');
    expect(FakeSocket.last.closed).toBe(true);
    vi.advanceTimersByTime(2000);
    expect(FakeSocket.opened).toHaveLength(2);
  });

  it('is not kept when the network changed', () => {
    startClient();
    FakeSocket.last.greet();
    const old = FakeSocket.last;
    happens('online');
    expect(old.closed).toBe(true);
    FakeSocket.last.greet();
    old.emit('close');
    vi.advanceTimersByTime(20_000);
    expect(FakeSocket.opened).toHaveLength(2);
    expect(missed).toEqual(['live', 'all']);
  });
});

describe("the browser's back/forward cache", () => {
  it('gets the page without a socket, and the page catches up when it is shown again', () => {
    startClient();
    FakeSocket.last.greet();
    happens('pagehide', { persisted: true });
    expect(FakeSocket.last.closed).toBe(true);
    FakeSocket.last.emit('close');
    vi.advanceTimersByTime(10_000);
    expect(FakeSocket.opened).toHaveLength(1);
    happens('pageshow', { persisted: true });
    FakeSocket.last.greet();
    expect(FakeSocket.opened).toHaveLength(2);
    expect(missed).toEqual(['live', 'all']);
  });

  it('does not matter to a page that goes for good or is new', () => {
    startClient();
    happens('pageshow', { persisted: false });
    happens('pagehide', { persisted: false });
    expect(FakeSocket.opened).toHaveLength(1);
    expect(FakeSocket.last.closed).toBe(false);
  });
});

describe('stop', () => {
  it('closes the socket for good', async () => {
    const client = startClient();
    client.stop();
    await Promise.resolve();
    expect(FakeSocket.last.closed).toBe(true);
    FakeSocket.last.emit('close');
    for (const type of ['focus', 'online']) happens(type);
    happens('pageshow', { persisted: true });
    vi.advanceTimersByTime(120_000);
    expect(FakeSocket.opened).toHaveLength(1);
  });

  it('keeps the socket when a start follows, as on a change of brand', async () => {
    const client = startClient();
    client.stop();
    client.start();
    await Promise.resolve();
    expect(FakeSocket.opened).toHaveLength(1);
    expect(FakeSocket.last.closed).toBe(false);
  });

  it('and a later start miss what happened between', async () => {
    const client = startClient();
    FakeSocket.last.greet();
    client.stop();
    await Promise.resolve();
    client.start();
    FakeSocket.last.greet();
    expect(missed).toEqual(['live', 'all']);
  });
});

class FakeSocket extends EventTarget {
  static opened: FakeSocket[] = [];
  readonly url: string;
  closed = false;

  static get last(): FakeSocket {
    const socket = FakeSocket.opened.at(-1);
    if (!socket) throw new Error('no socket was opened');
    return socket;
  }
  constructor(url: string) {
    super();
    this.url = url;
    FakeSocket.opened.push(this);
  }
  emit(type: string, details: object = { code: 1006 }) {
    this.dispatchEvent(Object.assign(new Event(type), details));
  }
  receive(data: string) {
    this.emit('message', { data });
  }
  greet() {
    this.receive('{"type":"hello","userId":1}');
  }
  close() {
    this.closed = true;
  }
}
