import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { givenBrand, givenPerson, givenSession } from '../../../testing/builders.ts';
import { solveChallenge } from '../../../testing/solve-challenge.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { brands, memberships } from '../schema.ts';

const app = useTestApp();

async function somebody() {
  const { id } = await givenPerson(app.db.root);
  return { userId: id, cookie: await givenSession(app.db.root, id, app.clock.now()) };
}

async function create(cookie: string, accountname: string, website: string) {
  const captcha = await solveChallenge(app.services.captcha);
  return app.call('POST /brands', { cookie, body: { accountname, website, captcha } });
}

const countBrands = () => app.db.root.$count(brands);

describe('POST /brands', () => {
  it('makes a brand with a 30-day trial and the caller as its owner', async () => {
    const { userId, cookie } = await somebody();
    const { status, body } = await create(cookie, '  Fresh Start ', 'www.Fresh-Start.example/shop');
    expect(status).toBe(200);
    const now = app.clock.now();
    const [row] = await app.db.root.select().from(brands).where(eq(brands.id, body.id));
    expect(row).toMatchObject({
      accountName: 'Fresh Start',
      website: 'https://www.Fresh-Start.example/shop',
      websiteHost: 'fresh-start.example',
      belt: 'trial',
      stripeBelt: 'trial',
      trialType: 'trial',
      trialEndsAt: new Date(now.getTime() + 30 * 24 * 3_600_000),
      dedicatedListSize: null,
      acceptedTermsVersion: null,
      createdAt: now,
    });
    const members = await app.db.root
      .select()
      .from(memberships)
      .where(eq(memberships.brandId, body.id));
    expect(members).toEqual([{ userId, brandId: body.id, role: 'owner', lastUsedAt: now }]);
    const current = await app.call('GET /current-brand-future', { cookie });
    expect(current.body).toMatchObject({ id: body.id, has_accepted_latest_terms: false });
  });

  it('refuses a name or domain that exists, in whatever spelling, naming each', async () => {
    const { cookie } = await somebody();
    await givenBrand(app.db.root, { accountName: 'Taken Éclat', websiteHost: 'taken.example' });
    const before = await countBrands();
    const name = await create(cookie, 'TAKEN  éclat', 'other.example');
    expect([name.status, name.error]).toEqual([
      409,
      {
        code: 'conflict',
        message: 'TAKEN  éclat already exists on the platform',
        fields: { accountname: 'TAKEN  éclat already exists on the platform' },
      },
    ]);
    const host = await create(cookie, 'Another', 'HTTPS://www.Taken.example/x');
    expect(host.error?.fields).toEqual({
      website: 'HTTPS://www.Taken.example/x has been taken',
    });
    const both = await create(cookie, 'taken éclat', 'taken.example');
    expect(Object.keys(both.error?.fields ?? {})).toEqual(['accountname', 'website']);
    expect(await countBrands()).toBe(before);
  });

  it.each([
    ['the name', ['Race One', 'RACE one'], ['a1.example', 'a2.example'], 'accountname'],
    ['the domain', ['Race A', 'Race B'], ['race.example', 'www.race.example'], 'website'],
  ])('lets exactly one of two win who want %s at once', async (_what, names, sites, field) => {
    const people = [await somebody(), await somebody()];
    const before = await countBrands();
    const answers = await Promise.all(
      people.map(({ cookie }, i) => create(cookie, names[i] ?? '', sites[i] ?? '')),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const loser = answers.find(({ status }) => status === 409);
    expect(loser?.error?.code).toBe('conflict');
    expect(Object.keys(loser?.error?.fields ?? {})).toEqual([field]);
    expect(await countBrands()).toBe(before + 1);
    const loserId = people[answers.findIndex(({ status }) => status === 409)]?.userId ?? 0;
    expect(await app.db.root.$count(memberships, eq(memberships.userId, loserId))).toBe(0);
  });

  it('lets one of many win and fails none with an error of ours', async () => {
    const people = await Promise.all(Array.from({ length: 8 }, somebody));
    const answers = await Promise.all(
      people.map(({ cookie }) => create(cookie, 'Crowded', 'crowded.example')),
    );
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([200, ...Array(7).fill(409)]);
  });

  it('refuses a puzzle that was not solved, or used before', async () => {
    const { cookie } = await somebody();
    const before = await countBrands();
    const identity = { accountname: 'Robot', website: 'robot.example' };
    const unsolved = await app.call('POST /brands', {
      cookie,
      body: { ...identity, captcha: 'x' },
    });
    expect([unsolved.status, unsolved.error?.code]).toEqual([400, 'captcha_failed']);
    expect(await countBrands()).toBe(before);
    const captcha = await solveChallenge(app.services.captcha);
    const first = await app.call('POST /brands', { cookie, body: { ...identity, captcha } });
    expect(first.status).toBe(200);
    const again = await app.call('POST /brands', {
      cookie,
      body: { accountname: 'Robot 2', website: 'robot2.example', captcha },
    });
    expect(again.error?.code).toBe('captcha_failed');
  });

  it.each([
    ['', 'ok.example', { accountname: 'Required field' }],
    ['x'.repeat(81), 'ok.example', { accountname: 'Cannot exceed 80 characters' }],
    ['Fine', '', { website: 'Required field' }],
    ['Fine', 'not a site', { website: 'Invalid URL' }],
    ['Fine', 'javascript:alert(1)', { website: 'Invalid URL' }],
  ])('refuses name %j with website %j', async (accountname, website, fields) => {
    const { cookie } = await somebody();
    const before = await countBrands();
    const { status, error } = await create(cookie, accountname, website);
    expect([status, error?.fields]).toEqual([400, fields]);
    expect(await countBrands()).toBe(before);
  });
});

describe('availability look-ups', () => {
  it('answer null for what is free', async () => {
    const name = await app.call('GET /test-unique-brand-name/:name', {
      params: { name: 'Nobody Has This' },
    });
    const domain = await app.call('GET /test-unique-brand-domain/:domain', {
      params: { domain: 'https://nobody-has-this.example/path?x=1' },
    });
    expect([name.status, name.body, domain.status, domain.body]).toEqual([200, null, 200, null]);
  });

  it('answer 409 with the exact words for what is taken, however it is written', async () => {
    await givenBrand(app.db.root, { accountName: 'Looked Up', websiteHost: 'looked-up.example' });
    const name = await app.call('GET /test-unique-brand-name/:name', {
      params: { name: 'looked UP' },
    });
    expect([name.status, name.error]).toEqual([
      409,
      {
        code: 'conflict',
        message: 'looked UP already exists on the platform',
        fields: { name: 'looked UP already exists on the platform' },
      },
    ]);
    const domain = await app.call('GET /test-unique-brand-domain/:domain', {
      params: { domain: 'https://www.Looked-Up.example/a/b' },
    });
    expect([domain.status, domain.error?.message]).toEqual([
      409,
      'https://www.Looked-Up.example/a/b has been taken',
    ]);
  });

  it('answer a website of 300 characters, and refuse what is none', async () => {
    const long = `https://long.example/${'é'.repeat(279)}`;
    const asked = await app.call('GET /test-unique-brand-domain/:domain', {
      params: { domain: long },
    });
    expect([long.length, asked.status]).toEqual([300, 200]);
    for (const domain of ['nonsense', '%', '../../etc', `${long}x`]) {
      const { status, error } = await app.call('GET /test-unique-brand-domain/:domain', {
        params: { domain },
      });
      expect([status, Object.keys(error?.fields ?? {})]).toEqual([400, ['domain']]);
    }
  });
});
