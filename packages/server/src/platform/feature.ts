import type { OperationName } from '@tandem/contract/contract';
import type { FastifyInstance } from 'fastify';
import type { Queryable } from './db/database.ts';
import type { DemoPart } from './demo/demo-part.ts';
import type { Reaction } from './happenings/reaction.ts';
import type { HomePart } from './home/home-part.ts';
import type { Identify } from './http/caller.ts';
import type { Handlers, HandlersFor } from './http/handler.ts';
import type { JobDefinition } from './jobs/job-definition.ts';
import type { Services } from './services.ts';
import type { Sweep } from './sweeping/sweep-job.ts';

/**
 * What a feature brings along, declared in its feature.ts. `features.ts` lists them all and app.ts
 * puts them together, so that a new feature is one more line there.
 */
export interface Feature {
  /** The operations of the contract that it answers. */
  handlers?(services: Services): Partial<Handlers>;
  /** Addresses outside the contract: files, webhooks, pages to print. */
  routes?(http: FastifyInstance, services: Services, identify: Identify): void;
  /** Background work. No worker starts before everything else stands. */
  jobs?(services: Services, http: FastifyInstance): JobDefinition<never>[];
  /** Rows of its own that are forgotten by and by. */
  sweeps?: readonly Sweep[];
  /**
   * Those of these addresses of uploaded files that its rows name. A file that any feature names is
   * never removed.
   */
  namedFiles?(db: Queryable, addresses: string[]): Promise<string[]>;
  /** What it tells on home. */
  home?: HomePart;
  /** What it adds to what happens in other features. */
  reactions?: readonly Reaction[];
  /** Its part of the demo data: what takes time is prepared here, rows are written by the answer. */
  demo?(services: Services): DemoPart | Promise<DemoPart>;
}

type AnsweredBy<F> = F extends { handlers(services: never): infer Answered }
  ? keyof Answered & OperationName
  : never;

/**
 * The handlers of all features. The type names those that are really there: an operation of the
 * contract that no feature answers does not compile where all are asked for.
 */
export function collectHandlers<F extends Feature>(
  features: readonly F[],
  services: Services,
): HandlersFor<AnsweredBy<F>> {
  const all: Partial<Handlers> = {};
  for (const feature of features) {
    const handlers = feature.handlers?.(services) ?? {};
    const twice = Object.keys(handlers).find((name) => name in all);
    if (twice) throw new Error(`two features answer ${twice}`);
    Object.assign(all, handlers);
  }
  return all as HandlersFor<AnsweredBy<F>>;
}
