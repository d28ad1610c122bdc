import { areaOf } from './area-of.mjs';

/**
 * Server features that call one another in a ring; each ring is told once, with a file for each of
 * its steps. Tables that refer to others' tables and statements that join them are no calls
 * (decision 0081); the file-by-file check keeps the schema files themselves free of rings.
 */
export function findFeatureCycles(sources) {
  const calls = callsBetweenFeatures(sources);
  const trail = [];
  const done = new Set();
  const rings = [];

  function visit(feature) {
    const start = trail.indexOf(feature);
    if (start >= 0) rings.push([...trail.slice(start), feature]);
    if (start >= 0 || done.has(feature)) return;
    trail.push(feature);
    for (const next of calls.get(feature)?.keys() ?? []) visit(next);
    trail.pop();
    done.add(feature);
  }
  for (const feature of calls.keys()) visit(feature);
  return rings.map((ring) => {
    const steps = ring.slice(1).map((to, index) => `${to} (${calls.get(ring[index]).get(to)})`);
    return {
      file: calls.get(ring[0]).get(ring[1]),
      problem: `features call one another in a ring: ${[ring[0], ...steps].join(' -> ')}`,
    };
  });
}

/** By calling feature and called feature: the first file that does. */
function callsBetweenFeatures(sources) {
  const calls = new Map();
  for (const { file, imports } of sources) {
    const from = areaOf(file);
    if (from.package !== 'server' || !from.feature || from.isTest) continue;
    for (const { path } of imports) {
      const to = path && areaOf(path);
      if (to?.package !== 'server' || !to.feature || to.feature === from.feature) continue;
      if (path.endsWith('/schema.ts')) continue;
      const called = calls.get(from.feature) ?? new Map();
      calls.set(from.feature, called);
      if (!called.has(to.feature)) called.set(to.feature, file);
    }
  }
  return calls;
}
