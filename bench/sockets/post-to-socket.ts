import { setTimeout as wait } from 'node:timers/promises';
import type { Crowd } from './crowd.ts';
import { percentile } from './percentile.ts';
import type { SeededPerson } from './seed-people.ts';

export interface PostLatency {
  posts: number;
  p50Ms: number;
  p99Ms: number;
  /** How much longer than asked an idle process slept: what the machine itself adds. */
  oversleptP99Ms: number;
}

const POSTS = 600;
const WARM_UP_POSTS = 50;
const PAUSE_MS = 30;
/** Few enough posts for each that nobody meets the limit per minute. */
const PAIRS = 100;

/**
 * From the moment somebody sends a message to its arrival at a socket of the other brand, while
 * everybody's sockets are open.
 */
export async function postToSocket(
  url: string,
  crowd: Crowd,
  people: SeededPerson[],
): Promise<PostLatency> {
  const pairs = await Promise.all(
    Array.from({ length: PAIRS }, (_, n) => openConversation(url, people, n)),
  );
  const waiting = new Map<string, (at: number) => void>();
  crowd.onArrival(({ socket, marker, at }) => waiting.get(`${socket} ${marker}`)?.(at));

  const latencies: number[] = [];
  const overslept: number[] = [];
  for (let n = 0; n < WARM_UP_POSTS + POSTS; n++) {
    const { sender, recipient, conversationId } = pairs[n % PAIRS] as Pair;
    const arrived = Promise.withResolvers<number>();
    waiting.set(`${recipient} bench-${n}`, arrived.resolve);
    const sentAt = Number(process.hrtime.bigint()) / 1e6;
    await post(url, sender, `/new-message/${conversationId}`, `Hello bench-${n}`);
    latencies.push((await arrived.promise) - sentAt);
    const pausedAt = performance.now();
    await wait(PAUSE_MS);
    overslept.push(performance.now() - pausedAt - PAUSE_MS);
  }
  const measured = latencies.slice(WARM_UP_POSTS);
  return {
    posts: measured.length,
    p50Ms: percentile(measured, 0.5),
    p99Ms: percentile(measured, 0.99),
    oversleptP99Ms: percentile(overslept, 0.99),
  };
}

interface Pair {
  sender: SeededPerson;
  /** The index of the recipient's socket. */
  recipient: number;
  conversationId: number;
}

async function openConversation(url: string, people: SeededPerson[], n: number): Promise<Pair> {
  const step = Math.floor(people.length / (2 * PAIRS));
  const sender = people[2 * n * step] as SeededPerson;
  const recipient = (2 * n + 1) * step;
  const { brandId } = people[recipient] as SeededPerson;
  const answer = await post(url, sender, `/new-conversation/${brandId}`, 'Hello');
  return { sender, recipient, conversationId: answer.conversation_id as number };
}

async function post(url: string, sender: SeededPerson, path: string, content: string) {
  const answer = await fetch(`${url}${path}`, {
    method: 'POST',
    headers: {
      'x-requested-with': 'bench',
      'content-type': 'application/json',
      'x-brand-id': String(sender.brandId),
      cookie: sender.cookie,
    },
    body: JSON.stringify({ content: `<p>${content}</p>` }),
  });
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`);
  return (await answer.json()) as Record<string, unknown>;
}
