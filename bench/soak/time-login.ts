import type { AttackedProduct } from './attacked-product.ts';

/** Below the ten that lock, so that every attempt does the full work. */
const ROUNDS = 8;
const TOLERANCE = 0.05;

/** Wrong passwords for known and unknown addresses, in turn; their medians must not differ. */
export async function timeLogin({ accounts, attempt }: AttackedProduct): Promise<string> {
  const known: number[] = [];
  const unknown: number[] = [];
  await Promise.all([attempt('warm@up.example', 'x'), attempt('warm@up.example', 'x')]);
  for (let round = 0; round < ROUNDS; round++) {
    for (const [index, account] of accounts.entries()) {
      const one = async () => known.push((await attempt(account, 'wrong')).ms);
      const other = async () =>
        unknown.push((await attempt(`ghost${index}@void.example`, 'wrong')).ms);
      for (const measure of round % 2 ? [one, other] : [other, one]) await measure();
    }
  }
  const [a, b] = [median(known), median(unknown)];
  const difference = Math.abs(a - b) / Math.max(a, b);
  const line = `time to answer: known ${a.toFixed(2)} ms, unknown ${b.toFixed(2)} ms, ${(difference * 100).toFixed(1)} % apart over ${known.length} pairs`;
  if (difference > TOLERANCE) throw new Error(line);
  return line;
}

function median(values: number[]): number {
  return values.toSorted((x, y) => x - y)[Math.floor(values.length / 2)] ?? 0;
}
