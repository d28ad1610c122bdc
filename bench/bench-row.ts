import type { Comparison } from './interleave.ts';

export interface BenchRow extends Comparison {
  name: string;
  against: string;
  unit: string;
  /** The ratio that we have set ourselves. */
  goal?: number;
}
