import { contract, type OperationName } from '@tandem/contract/contract';
import type { Access, Operation } from '@tandem/contract/operation';
import { beforeAll, expect, it } from 'vitest';
import { actAs } from './testing/act-as.ts';
import { givenMember, givenPerson, givenSession } from './testing/builders.ts';
import { useTestApp } from './testing/test-app.ts';

/**
 * Walks every operation as every kind of caller. The expectations are written out per access level
 * here, apart from the code that enforces them, so that either side can be wrong and be caught.
 */
const callers = [
  'anonymous',
  'stranger',
  'viewer',
  'member',
  'owner',
  'admin',
  'impersonator',
  'pretender',
] as const;
type CallerKind = (typeof callers)[number];

const MAY: Record<Access, CallerKind[]> = {
  public: ['anonymous', 'stranger', 'viewer', 'member', 'owner', 'admin', 'impersonator'],
  'signed-in': ['stranger', 'viewer', 'member', 'owner', 'admin', 'impersonator'],
  'brand-viewer': ['viewer', 'member', 'owner', 'impersonator'],
  'brand-member': ['member', 'owner', 'impersonator'],
  'brand-owner': ['owner', 'impersonator'],
  admin: ['admin'],
};

const REFUSALS = new Set(['not_signed_in', 'not_allowed', 'role_not_enough', 'brand_not_found']);

/** Answers probes before anybody is identified. */
const IDENTIFIES_NOBODY = new Set<string>(['GET /healthz', 'GET /readyz']);

const app = useTestApp();
const people = {} as Record<CallerKind, { userId?: number; headers: Record<string, string> }>;

beforeAll(async () => {
  const db = app.db.root;
  const { person: owner, brandId } = await givenMember(db, { role: 'owner' });
  const { person: member } = await givenMember(db, { role: 'member', brandId });
  const { person: viewer } = await givenMember(db, { role: 'viewer', brandId });
  const { person: stranger } = await givenMember(db, { role: 'owner' });
  const admin = await givenPerson(db, { isAdmin: true, canImpersonate: true });
  const brand = { 'x-brand-id': String(brandId) };
  Object.assign(people, {
    anonymous: { headers: brand },
    stranger: { userId: stranger.id, headers: brand },
    viewer: { userId: viewer.id, headers: brand },
    member: { userId: member.id, headers: brand },
    owner: { userId: owner.id, headers: brand },
    admin: { userId: admin.id, headers: brand },
    // An admin acting as the owner may do what the owner may, and nothing an admin may.
    impersonator: { userId: admin.id, headers: { ...brand, 'x-impersonating': String(owner.id) } },
    // Somebody without the right who sends the header anyway.
    pretender: { userId: stranger.id, headers: { ...brand, 'x-impersonating': String(owner.id) } },
  });
});

it.each(Object.keys(contract) as OperationName[])('answers every caller of %s', async (name) => {
  const { access }: Operation = contract[name];
  const open = IDENTIFIES_NOBODY.has(name);
  const refused: CallerKind[] = [];
  for (const kind of callers) if (await isRefused(name, kind)) refused.push(kind);
  expect({ refused }).toEqual({
    refused: open ? [] : callers.filter((kind) => !MAY[access].includes(kind)),
  });
});

async function isRefused(name: OperationName, kind: CallerKind): Promise<boolean> {
  const { userId, headers } = people[kind];
  // One each: some operations end the session they are called with.
  const cookie = userId && (await givenSession(app.db.root, userId, app.clock.now()));
  const actingAs = Number(people.impersonator.headers['x-impersonating']);
  if (kind === 'impersonator' && cookie) await actAs(app, cookie, actingAs);
  const [method, path = ''] = name.split(' ');
  const answer = await app.http.inject({
    method: method as 'GET',
    url: path.replace(/:\w+/g, '1'),
    headers: { 'x-requested-with': 'test', ...headers, ...(cookie ? { cookie } : {}) },
  });
  return answer.statusCode >= 400 && REFUSALS.has(answer.json().error.code);
}

it('declares for each operation what was reviewed last', async () => {
  const levels = Object.entries<Operation>(contract)
    .map(
      ([name, { access, sandboxOnly }]) => `${access}${sandboxOnly ? ' (sandbox)' : ''}: ${name}`,
    )
    .sort();
  // A change of who may call what shows up in review; run with --update once it is meant.
  await expect(`${levels.join('\n')}\n`).toMatchFileSnapshot('./access-levels.txt');
});

it('serves every operation of the contract', () => {
  const served = new Set(app.http.servedRoutes().map(({ method, url }) => `${method} ${url}`));
  expect(Object.keys(contract).filter((name) => !served.has(name))).toEqual([]);
});

it('serves nothing else but these public addresses', () => {
  const extra = app.http
    .servedRoutes()
    .filter(({ method, url }) => method !== 'HEAD' && !(`${method} ${url}` in contract))
    .map(({ url, access }) => `${access} ${url}`)
    .filter((line) => !line.startsWith('public /app/'));
  expect(extra.sort()).toEqual([
    'brand-viewer /receipts/:brandId/:invoiceId',
    'brand-viewer /sms-credits/ledger/:file',
    'public /',
    'public /about-us',
    'public /app',
    'public /docs',
    'public /embed/:file',
    'public /files/*',
    'public /internal/metrics',
    // Asked for by hand, and posted to by mail programs.
    'public /mail/unsubscribe/:token',
    'public /mail/unsubscribe/:token',
    'public /openapi.json',
    'public /privacy',
    'public /terms',
    'public /webhooks/payments',
  ]);
});

it('refuses to register a route that does not say who may call it', async () => {
  const { createServer } = await import('./platform/http/create-server.ts');
  const server = await createServer(app.services.config, app.services.log, {
    mostUnderWay: 10,
  });
  server.get('/undeclared', async () => 'hi');
  await expect(server.ready()).rejects.toThrow(/does not say who may call/);
});
