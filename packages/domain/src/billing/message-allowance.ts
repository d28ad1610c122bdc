// How many messages a brand may still send this period. Without the claim to create messages the
// allowance counts as exhausted; without a limit it never is (platform §6). A period is a calendar
// month in UTC, so it starts at the same moment for every member of a brand.

import type { Claims } from './plan-grants.ts';

export function messageAllowance(
  claims: Partial<Claims>,
  sentThisPeriod: number,
): MessageAllowance {
  if (!claims['messaging.message.create']) return { outOfMessages: true, limit: 0, remaining: 0 };
  const limit = claims['messaging.message.limit'] ?? null;
  if (limit === null) return { outOfMessages: false, limit: null, remaining: null };
  const remaining = Math.max(limit - sentThisPeriod, 0);
  return { outOfMessages: remaining === 0, limit, remaining };
}

export function messagePeriodStart(now: Date): Date {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1));
}

/** A limit and remainder of null mean without limit. */
export type MessageAllowance = {
  outOfMessages: boolean;
  limit: number | null;
  remaining: number | null;
};
