import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createRealtimeClient } from './realtime-client.ts';

describe('the socket', () => {
  let focused = true;
  const windowEvents = new EventTarget();

  beforeEach(() => {
    vi.useFakeTimers();
    FakeSocket.opened = [];
    focused = true;
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

  it('hands each message to the listeners of its type', () => {
    const client = createRealtimeClient({ onReconnect() {} });
    const heard = vi.fn();
    const stop = client.on('sandbox_changed', heard);
    client.start();
    expect(FakeSocket.last.url).toBe('wss://tandem.example/ws2');
    FakeSocket.last.receive('{"type":"sandbox_changed","store":"texts"}');
    FakeSocket.last.receive('{"type":"hello","userId":1}');
    stop();
    FakeSocket.last.receive('{"type":"sandbox_changed","store":"mails"}');
    expect(heard.mock.calls).toEqual([[{ type: 'sandbox_changed', store: 'texts' }]]);
  });

  it('only logs what it cannot read', () => {
    const warned = vi.spyOn(console, 'warn').mockReturnValue();
    createRealtimeClient({ onReconnect() {} }).start();
    for (const bad of ['not json', '{}', 'null', '3']) FakeSocket.last.receive(bad);
    expect(warned).toHaveBeenCalledTimes(4);
  });

  it('comes back with growing waits and says so once it is back', () => {
    const onReconnect = vi.fn();
    createRealtimeClient({ onReconnect }).start();
    FakeSocket.last.emit('open');
    expect(onReconnect).not.toHaveBeenCalled();

    FakeSocket.last.emit('close');
    vi.advanceTimersByTime(1999);
    expect(FakeSocket.opened).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(FakeSocket.opened).toHaveLength(2);
    FakeSocket.last.emit('close');
    vi.advanceTimersByTime(4000);
    expect(FakeSocket.opened).toHaveLength(3);

    FakeSocket.last.emit('open');
    expect(onReconnect).toHaveBeenCalledOnce();
    FakeSocket.last.emit('close');
    vi.advanceTimersByTime(2000);
    expect(FakeSocket.opened).toHaveLength(4);
  });

  it('does not try while the window has no focus', () => {
    createRealtimeClient({ onReconnect() {} }).start();
    focused = false;
    FakeSocket.last.emit('close');
    vi.advanceTimersByTime(600_000);
    expect(FakeSocket.opened).toHaveLength(1);
    windowEvents.dispatchEvent(new Event('focus'));
    expect(FakeSocket.opened).toHaveLength(2);

    focused = true;
    FakeSocket.last.emit('close');
    focused = false;
    vi.advanceTimersByTime(600_000);
    expect(FakeSocket.opened).toHaveLength(2);
    windowEvents.dispatchEvent(new Event('focus'));
    expect(FakeSocket.opened).toHaveLength(3);
  });

  it('stays closed after stop', () => {
    const client = createRealtimeClient({ onReconnect() {} });
    client.start();
    client.stop();
    FakeSocket.last.emit('close');
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.opened).toHaveLength(1);
  });
});

class FakeSocket extends EventTarget {
  static opened: FakeSocket[] = [];
  readonly url: string;

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
  emit(type: string) {
    this.dispatchEvent(new Event(type));
  }
  receive(data: string) {
    this.dispatchEvent(Object.assign(new Event('message'), { data }));
  }
  close() {}
}
