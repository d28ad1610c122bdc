import { setTimeout as wait } from 'node:timers/promises';
import type { Crowd } from './crowd.ts';
import type { MeasuredServer } from './measured-server.ts';
import { percentile } from './percentile.ts';

export interface IdleSockets {
  openedPerSecond: number;
  heapBytes: number;
  rssBytes: number;
  broadcastP99Ms: number;
}

const MESSAGE = '{"type":"sandbox_changed","store":"texts"}';
const WARM_UP = 500;
const BROADCASTS = 15;

/** What each of many idle sockets costs a fresh server, and how soon the last of them hears. */
export async function measureIdleSockets(
  server: MeasuredServer,
  crowd: Crowd,
  cookies: string[],
): Promise<IdleSockets> {
  // Code that runs for the first time leaves memory behind that is no socket's.
  await crowd.open(server.socketUrl, cookies.slice(0, WARM_UP));
  await broadcastP99(server, crowd, WARM_UP);
  await crowd.close();
  await wait(500);

  const before = await server.memory();
  const started = performance.now();
  await crowd.open(server.socketUrl, cookies);
  const seconds = (performance.now() - started) / 1000;
  const after = await server.memory();
  const p99s: number[] = [];
  for (let n = 0; n < BROADCASTS; n++) {
    p99s.push(await broadcastP99(server, crowd, cookies.length));
    await wait(100);
  }
  return {
    openedPerSecond: cookies.length / seconds,
    heapBytes: (after.heap - before.heap) / cookies.length,
    rssBytes: (after.rss - before.rss) / cookies.length,
    broadcastP99Ms: percentile(p99s, 0.5),
  };
}

async function broadcastP99(server: MeasuredServer, crowd: Crowd, count: number): Promise<number> {
  let sentAt = 0;
  const arrivals = await crowd.hearBroadcast(count, () => {
    sentAt = Number(process.hrtime.bigint()) / 1e6;
    server.broadcast(MESSAGE);
  });
  return percentile(
    arrivals.map((at) => at - sentAt),
    0.99,
  );
}
