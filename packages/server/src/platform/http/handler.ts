import type { Answer, CallParts, Contract, OperationName } from '@tandem/contract/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { KnownCaller } from './caller.ts';

/** Everything an operation's handler gets: parsed input and who is asking. */
export type Call<N extends OperationName> = CallParts<N> &
  KnownCaller<Contract[N]['access']> & {
    request: FastifyRequest;
    reply: FastifyReply;
    now: Date;
  };

export type Handler<N extends OperationName> = (call: Call<N>) => Promise<Answer<N>> | Answer<N>;

/** One handler for every operation of the contract: the compiler refuses a missing one. */
export type Handlers = { [N in OperationName]: Handler<N> };

/** The handlers of some operations, as a feature provides them. */
export type HandlersFor<N extends OperationName> = Pick<Handlers, N>;
