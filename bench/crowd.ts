import { crowd } from './soak/crowd.ts';

/**
 * `node bench/crowd.ts [seconds]`: 200 connections on each embedded engine. PostgreSQL must answer
 * everybody; PGlite may send people away (503), but /healthz must answer within a second on both.
 */
const seconds = Number(process.argv[2] ?? 60);
for (const engine of ['postgres', 'pglite'] as const) {
  const seen = await crowd(engine, seconds);
  console.log(seen);
  const others = Object.keys(seen.statuses).filter((status) => !/^2/.test(status));
  const isFine =
    seen.errors === 0 &&
    seen.slowestHealthMs < 1000 &&
    others.every((status) => engine === 'pglite' && status === '503');
  if (!isFine) process.exitCode = 1;
}
