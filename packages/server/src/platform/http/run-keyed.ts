import type { OperationName } from '@tandem/contract/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../clock/clock.ts';
import type { Database } from '../db/database.ts';
import { answerOnce } from '../keyed-calls/answer-once.ts';
import { callerNetwork } from '../rate-limits/caller-network.ts';
import { invalidField } from './http-error.ts';

/** Short ones would be guessed, by accident or on purpose. */
const KEY = /^[\x21-\x7e]{16,200}$/;

/** What the caller says makes this call the same as another; undefined when it says nothing. */
export function keyOf({ headers }: FastifyRequest): string | undefined {
  const key = headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key === 'string' && KEY.test(key)) return key;
  throw invalidField('idempotency-key', 'Must be 16 to 200 characters without spaces');
}

/** Runs a call unless the same caller's key says that it already has. */
export async function runKeyed(
  services: { db: Database; clock: Clock },
  { name, key, request, reply }: Keyed,
  run: () => Promise<unknown>,
): Promise<unknown> {
  const { params, query, body } = request;
  const call = { operation: name, caller: callerOf(request), key, request: [params, query, body] };
  const { answer, isRepeated } = await answerOnce(services, call, run);
  if (isRepeated) reply.header('idempotent-replayed', 'true');
  return answer;
}

interface Keyed {
  name: OperationName;
  key: string;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** A person for a brand, and the admin behind them; strangers are told apart by their network. */
function callerOf({ authorized: { caller, brand }, headers, ip }: FastifyRequest): string {
  if (!caller) return callerNetwork(ip);
  const brandId = brand?.id ?? headers['x-brand-id'] ?? 'none';
  return `person ${caller.person.id} admin ${caller.impersonatorId} brand ${brandId}`;
}
