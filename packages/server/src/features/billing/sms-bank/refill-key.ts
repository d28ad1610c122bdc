import { randomUUID } from 'node:crypto';

const PREFIX = 'refill-';

/** Names one automatic refill, here and at the gateway. */
export function newRefillKey(): string {
  return `${PREFIX}${randomUUID()}`;
}

export function isRefillKey(key: string | null): boolean {
  return key?.startsWith(PREFIX) ?? false;
}
