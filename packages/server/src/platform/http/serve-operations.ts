import { contract, type OperationName } from '@tandem/contract/contract';
import type { Operation, PlanNeed } from '@tandem/contract/operation';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Clock } from '../clock/clock.ts';
import type { Database } from '../db/database.ts';
import { callerNetwork } from '../rate-limits/caller-network.ts';
import { checkLimit } from '../rate-limits/check-limit.ts';
import { authorize } from './authorize.ts';
import type { Identify } from './caller.ts';
import { requireConfirmedCharge } from './confirmed-charge.ts';
import type { Call, Handlers } from './handler.ts';
import { HttpError } from './http-error.ts';
import { keyOf, runKeyed } from './run-keyed.ts';

interface Serving {
  db: Database;
  clock: Clock;
  identify: Identify;
  sandbox: boolean;
  /** Refuses what the brand has not paid for. */
  requirePlan(question: PlanQuestion): Promise<void>;
  /** Told before an admin's call runs, on somebody's behalf or in their own name. */
  onAdminCall(call: AdminCall): Promise<void>;
}

export interface PlanQuestion {
  brandId: number;
  isImpersonating: boolean;
  need: PlanNeed;
  now: Date;
}

export interface AdminCall {
  actorId: number;
  /** Null for what an admin changes as an admin. */
  actingAsId: number | null;
  brandId: number | null;
  action: OperationName;
  /** What it was done to, and for how much. */
  detail: Record<string, unknown> | null;
  at: Date;
}

/** Mounts every operation of the contract at its exact path. */
export function serveOperations(app: FastifyInstance, handlers: Handlers, serving: Serving): void {
  for (const name of Object.keys(contract) as OperationName[]) {
    const operation: Operation = contract[name];
    if (operation.sandboxOnly && !serving.sandbox) continue;
    serveOperation(app, name, operation, handlers[name] as (call: unknown) => unknown, serving);
  }
}

function serveOperation(
  app: FastifyInstance,
  name: OperationName,
  operation: Operation,
  handle: (call: unknown) => unknown,
  { db, clock, identify, requirePlan, onAdminCall }: Serving,
): void {
  const [method, url] = name.split(' ') as ['GET' | 'POST' | 'PUT' | 'DELETE', string];
  app.route({
    method,
    url,
    exposeHeadRoute: false,
    config: { access: operation.access },
    schema: {
      ...(operation.params ? { params: operation.params } : {}),
      ...(operation.query ? { querystring: operation.query } : {}),
      ...(operation.body ? { body: operation.body } : {}),
      response: { 200: answerSchema(operation.answer) },
    },
    // Strangers are turned away before their input is parsed.
    async onRequest(request) {
      if (!PROBES.has(url)) requireOwnHeader(request);
      if (operation.limit?.per === 'address') await limitCalls(callerNetwork(request.ip));
      request.authorized = PROBES.has(url)
        ? { caller: null, brand: null }
        : await authorize(request, operation.access, identify);
      if (operation.limit?.per === 'user') {
        const person = request.authorized.caller?.person;
        await limitCalls(person ? String(person.id) : callerNetwork(request.ip));
      }
      const { caller, brand } = request.authorized;
      if (operation.needs && caller && brand) {
        await requirePlan({
          brandId: brand.id,
          isImpersonating: caller.impersonatorId !== null,
          need: operation.needs,
          now: clock.now(),
        });
      }
    },
    // Fastify takes multipart everywhere once it takes it somewhere.
    async preValidation(request) {
      if (request.isMultipart() === Boolean(operation.upload)) return;
      throw new HttpError(
        415,
        'unsupported_media_type',
        operation.upload ? 'Send the file as multipart form data.' : 'Send JSON.',
      );
    },
    async handler(request, reply) {
      // Fastify sends text as it is; ours is JSON like every other answer.
      if (operation.answer instanceof z.ZodString) {
        reply.type('application/json').serializer(JSON.stringify);
      }
      const key = operation.keyed ? keyOf(request) : undefined;
      if (key === undefined) return run(request, reply);
      return runKeyed({ db, clock }, { name, key, request, reply }, () => run(request, reply));
    },
  });

  async function run(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
    requireConfirmedCharge(operation, request);
    const { params, query, body, authorized } = request;
    const { caller, brand } = authorized;
    const isChange = method !== 'GET' || operation.changes;
    // As somebody else also what is only looked at: a read leaves no other trace.
    const isActing = caller !== null && caller.impersonatorId !== null;
    const isAdminChange = operation.access === 'admin' && isChange && !RECORDS_ITSELF.test(url);
    if (caller && (isActing || isAdminChange)) {
      await onAdminCall({
        actorId: caller.impersonatorId ?? caller.person.id,
        actingAsId: isActing ? caller.person.id : null,
        brandId: brand?.id ?? null,
        action: name,
        detail: factsOf(params, body),
        at: clock.now(),
      });
    }
    const call = { params, query, body, ...authorized, request, reply, now: clock.now() };
    return (await handle(call as Call<OperationName>)) ?? null;
  }

  async function limitCalls(caller: string): Promise<void> {
    if (!operation.limit) return;
    const wait = await checkLimit(db.root, operation.limit, name, caller, clock.now());
    if (wait === 0) return;
    throw new HttpError(429, 'too_many_requests', 'Too many tries. Please wait a moment.', {
      retryAfterSeconds: wait,
    });
  }
}

/** These are recorded by their handlers, in better words. */
const RECORDS_ITSELF = /^\/admin\/(impersonations|support-tickets)/;

/** Ids and amounts, and nothing that anybody wrote. */
function factsOf(params: unknown, body: unknown): Record<string, unknown> | null {
  const facts = { ...(params as object | null), ...(body as object | null) };
  const kept = Object.entries(facts).filter(
    ([key, value]) => typeof value === 'number' || (/^(id|planId|outcome)$/.test(key) && value),
  );
  return kept.length > 0 ? Object.fromEntries(kept) : null;
}

/** Machines that watch the process send no headers of ours. */
const PROBES = new Set(['/healthz', '/readyz']);

/**
 * A page on another site cannot set this header without asking first (CORS preflight, which we
 * refuse), so requiring it closes cross-site forgery even for the GET calls that change state.
 */
function requireOwnHeader(request: FastifyRequest): void {
  if (request.headers['x-requested-with']) return;
  throw new HttpError(400, 'missing_header', 'The X-Requested-With header is required.', {
    fields: { 'x-requested-with': 'Required field' },
  });
}

/** The OpenAPI 3.0 dialect writes "nullable", which Fastify's compiled serialiser is fast with. */
function answerSchema(answer: z.ZodType): object {
  if (answer instanceof z.ZodNull) return { type: 'null' };
  return z.toJSONSchema(answer, { target: 'openapi-3.0', io: 'output' });
}
