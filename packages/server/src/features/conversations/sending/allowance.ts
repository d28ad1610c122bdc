import type { MessageAllowance as WireAllowance } from '@tandem/contract/conversations';
import { PLAN_GRANTS } from '@tandem/domain/billing/plan-grants';
import {
  type MessageAllowance,
  type MessagingClaims,
  messageAllowance,
  messagePeriod,
} from '@tandem/domain/conversations/message-allowance';
import type { Queryable, Transaction } from '../../../platform/db/database.ts';
import { HttpError } from '../../../platform/http/http-error.ts';
import { planTierOf } from '../../billing/public.ts';
import { countUp, prepareAllowance } from './queries.ts';

/** Prepares the question once, for handlers that ask it with every call. */
export function allowanceReader(db: Queryable) {
  const read = factsReader(db);
  return async (brandId: number, now: Date): Promise<MessageAllowance> => {
    const { claims, sent } = await read(brandId, now);
    return messageAllowance(claims, sent);
  };
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
  const { claims } = await factsReader(tx)(brandId, now);
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

function factsReader(db: Queryable) {
  const statement = prepareAllowance(db);
  return async (brandId: number, now: Date): Promise<{ claims: MessagingClaims; sent: number }> => {
    const [facts] = await statement.execute({ brandId, periodStartsOn: periodOf(now) });
    if (!facts) return { claims: {}, sent: 0 };
    // Staff write as much as they need to.
    const claims = facts.isStaff
      ? { 'messaging.message.create': true }
      : PLAN_GRANTS[planTierOf(facts.belt)].claims;
    return { claims, sent: facts.sent ?? 0 };
  };
}

function periodOf(now: Date): string {
  return messagePeriod(now).startsAt.toISOString().slice(0, 10);
}
