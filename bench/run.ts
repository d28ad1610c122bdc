import { mkdirSync, writeFileSync } from 'node:fs';
import { startPeers } from './peers.ts';
import { insertAgainstBare, profileAgainstBare } from './rows/http-rows.ts';

/** Runs every row, prints one table of ratios, and writes the same as JSON. */
const peers = await startPeers();
const rows = [];
try {
  for (const measure of [profileAgainstBare, insertAgainstBare]) rows.push(await measure(peers));
} finally {
  await peers.stop();
}

console.table(
  rows.map(({ name, against, ours, limit, ratio, unit, pairs }) => ({
    what: name,
    against,
    ours: `${Math.round(ours)} ${unit}`,
    limit: `${Math.round(limit)} ${unit}`,
    ratio: ratio.toFixed(2),
    pairs,
  })),
);
const folder = new URL('./results/', import.meta.url);
mkdirSync(folder, { recursive: true });
const file = new URL(`${new Date().toISOString().replaceAll(':', '-')}.json`, folder);
writeFileSync(file, `${JSON.stringify({ node: process.version, rows }, null, 2)}\n`);
