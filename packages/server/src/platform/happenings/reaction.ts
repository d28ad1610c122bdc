import type { Transaction } from '../db/database.ts';
import type { Services } from '../services.ts';
import type { Happening } from './happening.ts';

/** What a feature adds to something that happens in another. */
export interface Reaction {
  to: string;
  react(tx: Transaction, facts: object, services: Services): Promise<void>;
}

export function when<Facts extends object>(
  { name }: Happening<Facts>,
  react: (tx: Transaction, facts: Facts, services: Services) => Promise<void>,
): Reaction {
  return { to: name, react: (tx, facts, services) => react(tx, facts as Facts, services) };
}
