import type { MessageAllowance as WireAllowance } from '@tandem/contract/conversations';
import { PLAN_GRANTS } from '@tandem/domain/billing/plan-grants';
import {
  type MessageAllowance,
  type MessagingClaims,
  messageAllowance,
} from '@tandem/domain/conversations/message-allowance';
import { messagePeriod } from '@tandem/domain/conversations/message-period';
import type { Queryable, Transaction } from '../../../platform/db/database.ts';
import { HttpError } from '../../../platform/http/http-error.ts';
import { readBillingState } from '../../billing/public.ts';
import { countSent, countUp } from './queries.ts';

export async function readAllowance(
  db: Queryable,
  brandId: number,
  now: Date,
): Promise<MessageAllowance> {
  const [claims, sent] = [await claimsOf(db, brandId), await countSent(db, brandId, periodOf(now))];
  return messageAllowance(claims, sent);
}

/**
 * Takes one message off the allowance, or refuses with 402. Counting and comparing are one
 * statement, so two messages at once cannot both be the last one.
 */
export async function spendMessage(
  tx: Transaction,
  brandId: number,
  now: Date,
): Promise<MessageAllowance> {
  const claims = await claimsOf(tx, brandId);
  const limit = claims['messaging.message.limit'] ?? null;
  const mayWrite = claims['messaging.message.create'] === true;
  const sent = mayWrite ? await countUp(tx, brandId, periodOf(now), limit) : undefined;
  if (sent === undefined) {
    const message = limit
      ? `You have sent all ${limit} messages your plan includes this month.`
      : 'Your plan includes no messages.';
    throw new HttpError(402, 'payment_required', message, { goTo: '/upgrade-plan' });
  }
  return messageAllowance(claims, sent);
}

export function allowanceToWire(allowance: MessageAllowance, now: Date): WireAllowance {
  return {
    count: allowance.sent,
    limit: allowance.limit,
    isExhausted: allowance.isExhausted,
    periodEndsAt: messagePeriod(now).endsAt.toISOString(),
  };
}

/** Staff write as much as they need to. */
async function claimsOf(db: Queryable, brandId: number): Promise<MessagingClaims> {
  const billing = await readBillingState(db, brandId);
  if (billing?.isStaff) return { 'messaging.message.create': true };
  return billing ? PLAN_GRANTS[billing.tier].claims : {};
}

function periodOf(now: Date): string {
  return messagePeriod(now).startsAt.toISOString().slice(0, 10);
}
