/**
 * Compares two measurements on a noisy machine: limit, ours, ours, limit, again and again, so that
 * a slow minute hits both alike. The result is the median of the ratios of neighbours.
 */
export async function interleave(
  limit: () => Promise<number>,
  ours: () => Promise<number>,
  pairs = 6,
): Promise<Comparison> {
  await limit();
  await ours();
  const rows: { limit: number; ours: number }[] = [];
  for (let n = 0; n < pairs; n += 2) {
    const [a, b, c, d] = [await limit(), await ours(), await ours(), await limit()];
    rows.push({ limit: a, ours: b }, { limit: d, ours: c });
  }
  return {
    limit: median(rows.map((row) => row.limit)),
    ours: median(rows.map((row) => row.ours)),
    ratio: median(rows.map((row) => row.ours / row.limit)),
    pairs: rows.length,
  };
}

export interface Comparison {
  limit: number;
  ours: number;
  ratio: number;
  pairs: number;
}

function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2
    ? (sorted[middle] as number)
    : ((sorted[middle - 1] as number) + (sorted[middle] as number)) / 2;
}
