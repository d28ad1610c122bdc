import { WebSocket } from 'ws';

/**
 * Many browsers in one process. Opens the sockets its parent asks for and reports when messages
 * arrive, in milliseconds of the machine's monotonic clock, which all processes share.
 */
export type CrowdOrder =
  | { open: { url: string; cookies: string[] } }
  | { awaitBroadcasts: number }
  | { close: true };

export type CrowdReport =
  | { opened: true }
  | { arrivals: number[] }
  | { arrived: { socket: number; marker: string; at: number } }
  | { closed: true };

const AT_ONCE = 100;
const sockets: WebSocket[] = [];
let arrivals: number[] = [];
let awaited = 0;

process.on('message', async (order: CrowdOrder) => {
  if ('open' in order) await openAll(order.open);
  else if ('awaitBroadcasts' in order) awaited = order.awaitBroadcasts;
  else await closeAll();
});

async function openAll({ url, cookies }: { url: string; cookies: string[] }): Promise<void> {
  let next = 0;
  const openSome = async () => {
    while (next < cookies.length) {
      const index = next++;
      await openOne(url, cookies[index] as string, index);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, openSome));
  report({ opened: true });
}

function openOne(url: string, cookie: string, index: number): Promise<void> {
  const socket = new WebSocket(url, { headers: { cookie }, perMessageDeflate: false });
  sockets[index] = socket;
  return new Promise((resolve, reject) => {
    socket.once('error', reject);
    socket.on('message', (data) => {
      const at = Number(process.hrtime.bigint()) / 1e6;
      const text = String(data);
      if (text.startsWith('{"type":"hello"')) resolve();
      else if (text.startsWith('{"type":"sandbox_changed"')) noteBroadcast(at);
      else noteMarker(index, text, at);
    });
  });
}

function noteBroadcast(at: number): void {
  arrivals.push(at);
  if (arrivals.length < awaited) return;
  report({ arrivals });
  arrivals = [];
}

function noteMarker(socket: number, text: string, at: number): void {
  const marker = /bench-\d+/.exec(text)?.[0];
  if (marker) report({ arrived: { socket, marker, at } });
}

async function closeAll(): Promise<void> {
  const open = sockets.splice(0);
  await Promise.all(
    open.map((socket) => {
      const closed = new Promise((resolve) => socket.once('close', resolve));
      socket.removeAllListeners('error');
      socket.on('error', () => {});
      socket.terminate();
      return closed;
    }),
  );
  report({ closed: true });
}

function report(message: CrowdReport): void {
  process.send?.(message);
}
