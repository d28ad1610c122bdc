import { interleave } from '../interleave.ts';
import { requestsPerSecond } from '../measure.ts';
import type { BenchRow, Peers } from '../peers.ts';

const text = (n: number) => JSON.stringify({ phone: '+12125550150', body: `bench ${n}` });
const json = { 'content-type': 'application/json' };

/** A signed-in read: session, person and brands in one statement. */
export async function profileAgainstBare(peers: Peers): Promise<BenchRow> {
  const comparison = await interleave(
    () => requestsPerSecond({ url: `${peers.bareUrl}/bare` }),
    () => requestsPerSecond({ url: `${peers.productUrl}/profile`, headers: peers.headers }),
  );
  return {
    name: 'GET /profile',
    against: 'bare Fastify, constant answer',
    unit: 'req/s',
    ...comparison,
  };
}

/** A signed-in write: session check, INSERT and event in one transaction. */
export async function insertAgainstBare(peers: Peers): Promise<BenchRow> {
  const comparison = await interleave(
    () =>
      requestsPerSecond({
        url: `${peers.bareUrl}/insert`,
        method: 'POST',
        headers: json,
        body: text,
      }),
    () =>
      requestsPerSecond({
        url: `${peers.productUrl}/sandbox/texts/reply`,
        method: 'POST',
        headers: { ...peers.headers, ...json },
        body: text,
      }),
  );
  return {
    name: 'POST /sandbox/texts/reply',
    against: 'bare Fastify, one prepared INSERT',
    unit: 'req/s',
    ...comparison,
  };
}
