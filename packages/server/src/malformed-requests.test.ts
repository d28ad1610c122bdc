import { contract } from '@tandem/contract/contract';
import type { Operation } from '@tandem/contract/operation';
import { beforeAll, expect, it } from 'vitest';
import { givenMember, givenPerson, givenSession } from './testing/builders.ts';
import {
  edgeRequests,
  type MalformedRequest,
  randomRequests,
} from './testing/malformed-requests.ts';
import { useTestApp } from './testing/test-app.ts';

/**
 * Nobody's input is our failure: whatever is sent, the answer is one that the sender can understand.
 * `npm run soak` sends a hundred thousand such requests over real connections.
 */
const app = useTestApp();
let owner: { userId: number; brandId: number };
let adminId: number;
beforeAll(async () => {
  const { person, brandId } = await givenMember(app.db.root, { role: 'owner' });
  owner = { userId: person.id, brandId };
  adminId = (await givenPerson(app.db.root, { isAdmin: true, canImpersonate: true })).id;
});

it('answers every edge of every value with something else than a failure', async () => {
  expect(await failures(edgeRequests())).toEqual([]);
});

it('answers two thousand requests with something wrong in them', async () => {
  expect(await failures(randomRequests(2_000, 7))).toEqual([]);
});

it.each(['2147483648', '9999999999', '0', '-1', '1e3', 'ü'])(
  'refuses %s as the person to act as',
  async (value) => {
    const cookie = await givenSession(app.db.root, adminId, app.clock.now());
    const { statusCode } = await app.http.inject({
      url: '/profile',
      headers: { cookie, 'x-requested-with': 'test', 'x-impersonating': value },
    });
    expect(statusCode).toBe(400);
  },
);

/** So many are under way at once: each waits for the database most of its time. */
const LANES = 8;

async function failures(requests: Iterable<MalformedRequest>): Promise<string[]> {
  const found: string[] = [];
  // One row of requests, from which every lane takes the next.
  const row = requests[Symbol.iterator]();
  const lane = async () => {
    const sessions = new Map<number, string>();
    for (let next = row.next(); !next.done; next = row.next()) {
      const { method, url, payload } = next.value;
      const status = await send(next.value, sessions);
      if (status >= 500) {
        found.push(`${status} ${method} ${url.slice(0, 200)} ${payload?.slice(0, 200)}`);
      }
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  return [...new Set(found)];
}

async function send(request: MalformedRequest, sessions: Map<number, string>): Promise<number> {
  const { operation, method, url, payload } = request;
  const { access }: Operation = contract[operation];
  const userId = access === 'admin' ? adminId : owner.userId;
  const known = sessions.get(userId);
  const cookie = known ?? (await givenSession(app.db.root, userId, app.clock.now()));
  sessions.set(userId, cookie);
  const { statusCode } = await app.http.inject({
    method,
    url,
    headers: {
      cookie,
      'x-requested-with': 'test',
      'x-brand-id': String(owner.brandId),
      ...(payload === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(payload === undefined ? {} : { payload }),
  });
  // Some end the session that they are called with, or all others of the person.
  if (statusCode === 401 || operation === 'POST /logout') sessions.clear();
  return statusCode === 401 && known ? send(request, sessions) : statusCode;
}
