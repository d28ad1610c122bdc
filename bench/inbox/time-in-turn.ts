export interface TimedCase {
  name: string;
  /** Whether the limit holds for it; the others are for information. */
  isJudged?: boolean;
  run(n: number): Promise<unknown>;
}

export interface TimedSamples extends TimedCase {
  milliseconds: number[];
}

/** Enough for PostgreSQL to settle on the plan of a prepared statement, and for V8 to compile. */
const WARM_UP = 100;

/** Each round takes every case once, so that a slow second of the machine hits all of them. */
export async function timeInTurn(
  cases: readonly TimedCase[],
  samples: number,
): Promise<TimedSamples[]> {
  const timed = cases.map((one) => ({ ...one, milliseconds: [] as number[] }));
  for (let n = -WARM_UP; n < samples; n += 1) {
    for (const { run, milliseconds } of timed) {
      const started = performance.now();
      await run(n + WARM_UP);
      if (n >= 0) milliseconds.push(performance.now() - started);
    }
  }
  return timed;
}
