/** Something to measure; a bigger figure is better. */
export interface Contender {
  limit: () => Promise<number>;
  ours: () => Promise<number>;
  /** The same as ours, in an older checkout. */
  before?: (() => Promise<number>) | undefined;
}

export interface Comparison {
  limit: number;
  ours: number;
  before?: number;
  ratio: number;
  ratioBefore?: number;
  pairs: number;
}

/**
 * Compares measurements on a noisy machine: one after the other, then back in the opposite order,
 * again and again, so that a slow minute hits all alike. The result is the median of the ratios of
 * neighbours.
 */
export async function interleave(contender: Contender, pairs = 6): Promise<Comparison> {
  const names = (['limit', 'ours', 'before'] as const).filter((name) => contender[name]);
  const run = async (order: typeof names) => {
    const row = { limit: 0, ours: 0, before: 0 };
    for (const name of order) row[name] = (await contender[name]?.()) ?? 0;
    return row;
  };
  await run(names);
  const rows: Awaited<ReturnType<typeof run>>[] = [];
  for (let n = 0; n < pairs; n += 2) {
    rows.push(await run(names), await run(names.toReversed()));
  }
  const middle = (pick: (row: (typeof rows)[0]) => number) => median(rows.map(pick));
  return {
    limit: middle(({ limit }) => limit),
    ours: middle(({ ours }) => ours),
    ratio: middle(({ limit, ours }) => ours / limit),
    ...(contender.before
      ? {
          before: middle(({ before }) => before),
          ratioBefore: middle(({ limit, before }) => before / limit),
        }
      : {}),
    pairs: rows.length,
  };
}

function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2
    ? (sorted[middle] as number)
    : ((sorted[middle - 1] as number) + (sorted[middle] as number)) / 2;
}
