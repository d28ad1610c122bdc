import { accounts } from './accounts.ts';
import { admin } from './admin.ts';
import { billing } from './billing/operations.ts';
import { brands } from './brands/operations.ts';
import { conversations } from './conversations/operations.ts';
import { health } from './health.ts';
import { home } from './home.ts';
import { metrics } from './metrics.ts';
import { notifications } from './notifications.ts';
import type { Operation, Received, Sent } from './operation.ts';
import { partnerships } from './partnerships.ts';
import { registration } from './registration.ts';
import { sandbox } from './sandbox.ts';
import { security } from './security.ts';
import { support } from './support.ts';
import { team } from './team.ts';
import { uploads } from './uploads.ts';

/** Every operation the API serves. Server routes, client types, OpenAPI and the access test read this. */
export const contract = {
  ...accounts,
  ...registration,
  ...security,
  ...team,
  ...brands,
  ...billing,
  ...uploads,
  ...conversations,
  ...partnerships,
  ...notifications,
  ...support,
  ...admin,
  ...metrics,
  ...home,
  ...health,
  ...sandbox,
};

export type Contract = typeof contract;
export type OperationName = keyof Contract;

type Part<O, P extends keyof Operation> = O extends Record<P, infer S> ? S : undefined;

/** What the browser passes to call an operation: only the parts it takes. */
export type CallInput<N extends OperationName> = DropUndefined<{
  params: Sent<Part<Contract[N], 'params'>>;
  query: Sent<Part<Contract[N], 'query'>>;
  body: Contract[N] extends { upload: string }
    ? { file: unknown }
    : Sent<Part<Contract[N], 'body'>>;
}>;

/** What a handler receives after parsing. */
export type CallParts<N extends OperationName> = {
  params: Received<Part<Contract[N], 'params'>>;
  query: Received<Part<Contract[N], 'query'>>;
  body: Received<Part<Contract[N], 'body'>>;
};

export type Answer<N extends OperationName> = Received<Contract[N]['answer']>;

type DropUndefined<T> = { [K in keyof T as T[K] extends undefined ? never : K]: T[K] };
