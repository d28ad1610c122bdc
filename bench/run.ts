import { mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { startPostgresCluster } from '../packages/server/src/testing/postgres-cluster.ts';
import type { BenchRow } from './bench-row.ts';
import { startPeers } from './peers.ts';
import { insertAgainstBare, profileAgainstBare, profileAgainstSelect } from './rows/http-rows.ts';
import { jobRows } from './rows/job-rows.ts';

/**
 * Runs every row, or those named (`npm run bench -- jobs`), prints one table of ratios and writes
 * the same as JSON. `--before FOLDER` measures an older checkout with its own dependencies in the
 * same run. Exits with 1 when a goal is missed, unless asked only to report.
 */
const { values: options, positionals } = parseArgs({
  options: { before: { type: 'string' }, report: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const wants = (part: string) => positionals.length === 0 || positionals.includes(part);

const rows: BenchRow[] = [];
const cluster = await startPostgresCluster();
try {
  if (wants('http')) {
    const peers = await startPeers(cluster, options.before);
    try {
      for (const measure of [profileAgainstBare, profileAgainstSelect, insertAgainstBare]) {
        rows.push(await measure(peers));
      }
    } finally {
      await peers.stop();
    }
  }
  if (wants('jobs')) rows.push(...(await jobRows(cluster, options.before)));
} finally {
  await cluster.stop();
}

const figure = (value: number | undefined, unit: string) =>
  value === undefined ? '' : `${value < 10 ? value.toFixed(1) : Math.round(value)} ${unit}`;
console.table(
  rows.map(({ name, against, unit, ...row }) => ({
    what: name,
    against,
    limit: figure(row.limit, unit),
    before: figure(row.before, unit),
    ours: figure(row.ours, unit),
    'ratio before': row.ratioBefore?.toFixed(3) ?? '',
    ratio: row.ratio.toFixed(2),
    goal: row.goal ?? '',
    pairs: row.pairs,
  })),
);
const folder = new URL('./results/', import.meta.url);
mkdirSync(folder, { recursive: true });
const file = new URL(`${new Date().toISOString().replaceAll(':', '-')}.json`, folder);
writeFileSync(file, `${JSON.stringify({ node: process.version, rows }, null, 2)}\n`);
const missed = rows.some(({ ratio, goal = 0 }) => ratio < goal);
if (missed && !options.report) process.exitCode = 1;
