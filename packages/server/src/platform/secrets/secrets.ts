import type { Queryable } from '../db/database.ts';
import { loadSecret } from './queries.ts';

/** Keys that a database makes for itself at its first start; every process of it has the same. */
export interface Secrets {
  captcha: string;
  paymentEvents: string;
  unsubscribe: string;
}

export async function loadSecrets(db: Queryable): Promise<Secrets> {
  return {
    captcha: await loadSecret(db, 'captcha'),
    paymentEvents: await loadSecret(db, 'payment-events'),
    unsubscribe: await loadSecret(db, 'unsubscribe'),
  };
}
