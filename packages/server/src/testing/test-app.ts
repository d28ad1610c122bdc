import type { Answer, CallInput, OperationName } from '@tandem/contract/contract';
import type { ErrorAnswer } from '@tandem/contract/errors';
import { afterAll, beforeAll } from 'vitest';
import { type App, buildApp } from '../app.ts';
import type { Database } from '../platform/db/database.ts';
import { TEST_PASSWORD } from './builders.ts';
import { cookieFrom } from './cookie-from.ts';
import { FakeClock } from './fake-clock.ts';
import { silentLog, testConfig } from './test-config.ts';
import { openTestDatabase } from './test-database.ts';

export interface TestApp extends App {
  db: Database;
  clock: FakeClock;
  /** Calls an operation with real HTTP semantics, as a browser with this cookie would. */
  call<N extends OperationName>(name: N, input?: CallInput<N> & CallHeaders): Promise<Reply<N>>;
  /** Signs in and returns the cookie to pass to `call`. */
  signIn(email: string, password?: string): Promise<string>;
}

interface CallHeaders {
  cookie?: string;
  brandId?: number;
  impersonating?: number;
  headers?: Record<string, string>;
}

export interface Reply<N extends OperationName> {
  status: number;
  body: Answer<N>;
  error: ErrorAnswer['error'] | undefined;
  headers: Record<string, string | string[] | number | undefined>;
}

/** One app on one cloned database for a test file, started before and stopped after its tests. */
export function useTestApp(env: Record<string, string> = {}): TestApp {
  const app = {} as TestApp;
  beforeAll(async () => {
    const db = await openTestDatabase();
    const clock = new FakeClock();
    const built = await buildApp({
      config: testConfig(env),
      log: silentLog,
      db,
      clock,
      jobPollingSeconds: 0.5,
      neverRefuses: true,
    });
    Object.assign(app, built, { db, clock, call: caller(built), signIn: signer(built) });
  });
  afterAll(async () => {
    await app.stop();
    await app.db.close();
  });
  return app;
}

function caller(app: App): TestApp['call'] {
  return async (name, input) => {
    const { params, query, body, cookie, brandId, impersonating, headers } = (input ??
      {}) as CallHeaders & {
      params?: Record<string, unknown>;
      query?: Record<string, string>;
      body?: object;
    };
    const [method, path] = name.split(' ') as ['GET' | 'POST' | 'PUT' | 'DELETE', string];
    const url = path.replace(/:(\w+)/g, (_all, key) => encodeURIComponent(String(params?.[key])));
    const answer = await app.http.inject({
      method,
      url,
      ...(query ? { query } : {}),
      ...(body === undefined ? {} : { payload: body }),
      headers: {
        'x-requested-with': 'XMLHttpRequest',
        ...(cookie ? { cookie } : {}),
        ...(brandId === undefined ? {} : { 'x-brand-id': String(brandId) }),
        ...(impersonating === undefined ? {} : { 'x-impersonating': String(impersonating) }),
        ...headers,
      },
    });
    const parsed = answer.body ? JSON.parse(answer.body) : null;
    return {
      status: answer.statusCode,
      body: parsed,
      error: parsed?.error,
      headers: answer.headers,
    };
  };
}

function signer(app: App): TestApp['signIn'] {
  return async (email, password = TEST_PASSWORD) => {
    const { status, headers } = await caller(app)('POST /login', { body: { email, password } });
    if (status !== 200) throw new Error(`could not sign in ${email}: ${status}`);
    return cookieFrom(headers, 'tandem_session');
  };
}
