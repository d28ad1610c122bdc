import { percentile } from '../sockets/percentile.ts';
import type { TimedSamples } from './time-in-turn.ts';

/** Percentiles of each case and how they compare with those of the base. */
export function latencyRows(timed: readonly TimedSamples[], base: string, limit: number) {
  const at = ({ milliseconds }: TimedSamples, share: number) => percentile(milliseconds, share);
  const against = timed.find(({ name }) => name === base) as TimedSamples;
  return timed.map((one) => {
    const ratioAt = (share: number) => at(one, share) / at(against, share);
    const ratio = ratioAt(0.95);
    return {
      what: one.name,
      p50: at(one, 0.5).toFixed(2),
      p95: at(one, 0.95).toFixed(2),
      p99: at(one, 0.99).toFixed(2),
      'p50 : base': ratioAt(0.5).toFixed(2),
      'p95 : base': ratio.toFixed(2),
      ...(one.isJudged ? { limit, holds: ratio <= limit } : {}),
    };
  });
}
