import type { BenchRow } from '../bench-row.ts';
import { interleave } from '../interleave.ts';
import { type Load, requestsPerSecond } from '../measure.ts';
import type { Peers, Product } from '../peers.ts';

const text = (n: number) => JSON.stringify({ phone: '+12125550150', body: `bench ${n}` });
const json = { 'content-type': 'application/json' };

/** A signed-in read beside a server that looks nothing up. */
export function profileAgainstBare(peers: Peers): Promise<BenchRow> {
  return compare(peers, 'GET /profile', {
    against: 'bare Fastify, constant answer',
    limit: { url: `${peers.bareUrl}/bare` },
    load: readProfile,
  });
}

/** A signed-in read beside the least that a signed-in read can do. */
export function profileAgainstSelect(peers: Peers): Promise<BenchRow> {
  return compare(peers, 'GET /profile', {
    against: 'bare Fastify, session by one prepared SELECT',
    limit: { url: `${peers.bareUrl}/session`, headers: { cookie: 'session=bench-token' } },
    load: readProfile,
    goal: 0.5,
  });
}

/** A signed-in write: session check, INSERT and event in one transaction. */
export function insertAgainstBare(peers: Peers): Promise<BenchRow> {
  return compare(peers, 'POST /sandbox/texts/reply', {
    against: 'bare Fastify, one prepared INSERT',
    limit: { url: `${peers.bareUrl}/insert`, method: 'POST', headers: json, body: text },
    load: ({ url, headers }) => ({
      url: `${url}/sandbox/texts/reply`,
      method: 'POST',
      headers: { ...headers, ...json },
      body: text,
    }),
    goal: 0.4,
  });
}

const readProfile = ({ url, headers }: Product): Load => ({ url: `${url}/profile`, headers });

interface Race {
  against: string;
  limit: Load;
  load: (product: Product) => Load;
  goal?: number;
}

async function compare({ ours, before }: Peers, name: string, race: Race): Promise<BenchRow> {
  const { against, limit, load, goal } = race;
  const comparison = await interleave({
    limit: () => requestsPerSecond(limit),
    ours: () => requestsPerSecond(load(ours)),
    before: before && (() => requestsPerSecond(load(before))),
  });
  return { name, against, unit: 'req/s', ...(goal ? { goal } : {}), ...comparison };
}
