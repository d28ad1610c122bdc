/** Files that import one another in a ring; each ring is told once, from its first file on. */
export function findCycles(sources) {
  const edges = new Map(
    sources.map(({ file, imports }) => [file, imports.flatMap(({ path }) => (path ? [path] : []))]),
  );
  const done = new Set();
  const trail = [];
  const rings = [];

  function visit(file) {
    const start = trail.indexOf(file);
    if (start >= 0) rings.push(trail.slice(start));
    if (start >= 0 || done.has(file)) return;
    trail.push(file);
    for (const next of edges.get(file) ?? []) visit(next);
    trail.pop();
    done.add(file);
  }
  for (const file of edges.keys()) visit(file);
  return rings.map((ring) => ({
    file: ring[0],
    problem: `import cycle: ${[...ring, ring[0]].join(' -> ')}`,
  }));
}
