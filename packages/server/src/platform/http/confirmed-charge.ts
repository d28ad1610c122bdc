import type { Operation } from '@tandem/contract/operation';
import type { FastifyRequest } from 'fastify';
import { HttpError } from './http-error.ts';

const HEADER = 'x-confirmed-charge';

/**
 * Whoever acts as somebody else spends money that is not theirs. So the amount has to be said twice:
 * in the body, as everybody says it, and in a header that only a second confirmation sends.
 */
export function requireConfirmedCharge(operation: Operation, request: FastifyRequest): void {
  const { caller } = request.authorized;
  if (!operation.charges || !caller || caller.impersonatorId === null) return;
  const cents = (request.body as Record<string, number>)[operation.charges] ?? 0;
  if (cents <= 0 || request.headers[HEADER] === String(cents)) return;
  const message = 'You are acting as somebody else: confirm the amount that is charged.';
  throw new HttpError(428, 'charge_not_confirmed', message, {
    fields: { [HEADER]: 'Must be the amount in cents' },
  });
}
