import type { IdleSockets } from './measure-idle-sockets.ts';
import { percentile } from './percentile.ts';
import type { PostLatency } from './post-to-socket.ts';

export interface SocketRow {
  what: string;
  ours: string;
  bare: string;
  ratio: string;
  limit: string;
  /** Undefined where no limit is promised. */
  holds: boolean | undefined;
}

const POST_P99_MS = 50;
const RATIO = 1.3;

export function socketRows(rounds: {
  bare: IdleSockets[];
  ours: IdleSockets[];
  posts: PostLatency[];
}): SocketRow[] {
  const { bare, ours, posts } = rounds;
  const compare = (what: string, unit: string, read: (round: IdleSockets) => number) => {
    const [a, b] = [median(ours.map(read)), median(bare.map(read))];
    return {
      what,
      ours: `${Math.round(a)} ${unit}`,
      bare: `${Math.round(b)} ${unit}`,
      ratio: a / b,
    };
  };
  const withLimit = (row: ReturnType<typeof compare>): SocketRow => ({
    ...row,
    ratio: row.ratio.toFixed(2),
    limit: `${RATIO}x`,
    holds: row.ratio <= RATIO,
  });
  const post = (what: string, ms: number, limit?: number): SocketRow => ({
    what,
    ours: `${ms.toFixed(1)} ms`,
    bare: '',
    ratio: '',
    limit: limit ? `${limit} ms` : '',
    holds: limit ? ms <= limit : undefined,
  });
  const opened = compare('sockets opened', '/s', ({ openedPerSecond }) => openedPerSecond);
  return [
    post('POST /new-message to socket, p50', median(posts.map(({ p50Ms }) => p50Ms))),
    post('POST /new-message to socket, p99', median(posts.map(({ p99Ms }) => p99Ms)), POST_P99_MS),
    post('an idle process overslept by, p99', median(posts.map((seen) => seen.oversleptP99Ms))),
    withLimit(compare('heap per socket', 'B', ({ heapBytes }) => heapBytes)),
    withLimit(compare('resident memory per socket', 'B', ({ rssBytes }) => rssBytes)),
    withLimit(compare('broadcast, p99', 'ms', ({ broadcastP99Ms }) => broadcastP99Ms)),
    { ...opened, ratio: opened.ratio.toFixed(2), limit: '', holds: undefined },
  ];
}

function median(values: number[]): number {
  return percentile(values, 0.5);
}
