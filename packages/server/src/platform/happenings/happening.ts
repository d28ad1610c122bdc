import type { Transaction } from '../db/database.ts';

/**
 * Something that happens in one feature and that others may add to, within the same transaction. The
 * feature where it happens names it in its public.ts and knows nothing of those who react; they list
 * their reaction in their own feature.ts. That keeps the graph of features free of rings.
 */
export interface Happening<Facts extends object> {
  readonly name: string;
  /** Never set: it carries the type of what is told. */
  readonly facts?: Facts;
}

export function happening<Facts extends object>(name: string): Happening<Facts> {
  return { name };
}

/** Says that something happened: all reactions run now, and stand or fall with the transaction. */
export type Happened = <Facts extends object>(
  tx: Transaction,
  what: Happening<Facts>,
  facts: Facts,
) => Promise<void>;
