import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { givenBrand } from '../../../testing/builders.ts';
import { signInAs } from '../../../testing/sign-in-as.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { assets } from '../../assets/schema.ts';
import { brands, brandTags } from '../schema.ts';

const app = useTestApp();

const rowOf = async (id: number) =>
  (await app.db.root.select().from(brands).where(eq(brands.id, id)))[0];

async function givenAsset(brandId: number): Promise<string> {
  const address = `/files/uploads/${brandId}/${crypto.randomUUID()}.png`;
  const createdAt = app.clock.now();
  await app.db.root
    .insert(assets)
    .values({ address, brandId, purpose: 'brandImage', width: 9, height: 9, createdAt });
  return address;
}

describe('PUT /brands', () => {
  it('changes only what is sent, and answers the brand as it is now', async () => {
    const { brandId, cookie } = await signInAs(app, {
      brand: { accountName: 'Before', description: 'Stays', city: 'Bergen' },
    });
    const before = await rowOf(brandId);
    const { status, body } = await app.call('PUT /brands', {
      cookie,
      body: {
        legalName: 'Before Trading LLC',
        incorporationState: 'DE',
        entityType: 'LLC',
        addressL1: '1 Quay Street',
        addressL2: '',
        city: '',
        state: 'NY',
        zipcode: '11201-1234',
        country: 'US',
      },
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({ id: brandId, legalName: 'Before Trading LLC', city: null });
    expect(await rowOf(brandId)).toEqual({
      ...before,
      legalName: 'Before Trading LLC',
      incorporationState: 'DE',
      entityType: 'LLC',
      addressL1: '1 Quay Street',
      addressL2: null,
      city: null,
      state: 'NY',
      zipcode: '11201-1234',
      country: 'US',
    });
  });

  it('changes nothing for an empty object', async () => {
    const { brandId, cookie } = await signInAs(app);
    const before = await rowOf(brandId);
    expect((await app.call('PUT /brands', { cookie, body: {} })).status).toBe(200);
    expect(await rowOf(brandId)).toEqual(before);
  });

  it('keeps other brands as they are', async () => {
    const { cookie } = await signInAs(app);
    const other = await signInAs(app);
    const before = await rowOf(other.brandId);
    const body = { description: 'Mine', tagsconnected: ['Fitness'] };
    await app.call('PUT /brands', { cookie, body });
    expect(await rowOf(other.brandId)).toEqual(before);
    expect(await app.db.root.$count(brandTags, eq(brandTags.brandId, other.brandId))).toBe(0);
    const foreign = await app.call('PUT /brands', { cookie, brandId: other.brandId, body });
    expect([foreign.status, foreign.error?.code]).toEqual([404, 'brand_not_found']);
    expect(await rowOf(other.brandId)).toEqual(before);
  });

  it('replaces the tags as a set', async () => {
    const { cookie } = await signInAs(app);
    const tagsAfter = async (tagsconnected: string[]) =>
      (await app.call('PUT /brands', { cookie, body: { tagsconnected } })).body.tags;
    await tagsAfter(['Fitness', 'Travel']);
    expect(await tagsAfter(['Travel', 'Sports', 'Sports'])).toEqual([
      { name: 'Sports' },
      { name: 'Travel' },
    ]);
    expect(await tagsAfter([])).toEqual([]);
  });

  it('takes a new name and website with the host that follows from it', async () => {
    const { brandId, cookie } = await signInAs(app);
    await app.call('PUT /brands', {
      cookie,
      body: { accountname: 'Renamed Éclair', website: 'WWW.Renamed.example' },
    });
    expect(await rowOf(brandId)).toMatchObject({
      accountName: 'Renamed Éclair',
      nameKey: 'renamed éclair',
      website: 'https://WWW.Renamed.example',
      websiteHost: 'renamed.example',
    });
    const respelled = await app.call('PUT /brands', {
      cookie,
      body: { accountname: 'RENAMED éclair', website: 'renamed.example' },
    });
    expect(respelled.status).toBe(200);
  });

  it('refuses a name or website of another brand and changes nothing at all', async () => {
    await givenBrand(app.db.root, { accountName: 'Owned', websiteHost: 'owned.example' });
    const { brandId, cookie } = await signInAs(app);
    const before = await rowOf(brandId);
    const { status, error } = await app.call('PUT /brands', {
      cookie,
      body: {
        accountname: 'OWNED',
        website: 'owned.example',
        description: 'New',
        tagsconnected: ['Fitness'],
      },
    });
    expect([status, error?.code, error?.fields]).toEqual([
      409,
      'conflict',
      {
        accountname: 'OWNED already exists on the platform',
        website: 'owned.example has been taken',
      },
    ]);
    expect(await rowOf(brandId)).toEqual(before);
    expect(await app.db.root.$count(brandTags, eq(brandTags.brandId, brandId))).toBe(0);
  });

  it('lets exactly one of two brands win who rename themselves alike at once', async () => {
    const both = [await signInAs(app), await signInAs(app)];
    const answers = await Promise.all(
      both.map(({ cookie }) =>
        app.call('PUT /brands', { cookie, body: { accountname: 'Same Thought' } }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it.each([
    [{ accountname: ' ' }, { accountname: 'Required field' }],
    [{ website: 'nope' }, { website: 'Invalid URL' }],
    [{ description: 'x'.repeat(251) }, { description: 'Cannot exceed 250 characters' }],
    [{ dedicatedListSize: 0 }, { dedicatedListSize: 'Must be positive integer' }],
    [{ dedicatedListSize: 2_147_483_648 }, { dedicatedListSize: 'Number is too large' }],
    [{ tagsconnected: ['Nonsense'] }, { 'tagsconnected.0': 'Must be a known category' }],
    [{ zipcode: '1234' }, { zipcode: 'Must be a valid ZIP code' }],
    [{ state: 'XX' }, { state: 'Must be a valid US state code' }],
    [{ incorporationState: 'xx' }, { incorporationState: 'Must be a valid US state code' }],
  ])('refuses %j by name and changes nothing', async (body, fields) => {
    const { brandId, cookie } = await signInAs(app);
    const before = await rowOf(brandId);
    const { status, error } = await app.call('PUT /brands', { cookie, body });
    expect([status, error?.fields]).toEqual([400, fields]);
    expect(await rowOf(brandId)).toEqual(before);
  });

  it('does not drop followers that belong to no account', async () => {
    const { cookie } = await signInAs(app);
    const { status, error } = await app.call('PUT /brand/tags-and-social', {
      cookie,
      body: { socials: [{ network: 'facebook', handle: '', followers: 1200 }] },
    });
    expect([status, error?.fields]).toEqual([400, { 'socials.0.handle': 'Required field' }]);
  });

  it('shows a profile as complete once it has all its parts', async () => {
    const { brandId, cookie } = await signInAs(app);
    const handles = ['facebook', 'twitter', 'instagram', 'pinterest', 'youtube'] as const;
    await app.call('PUT /brand/tags-and-social', {
      cookie,
      body: { socials: handles.map((network) => ({ network, handle: 'us' })) },
    });
    const coverPhoto = await givenAsset(brandId);
    const almost = await app.call('PUT /brands', { cookie, body: { coverPhoto } });
    expect(almost.body.profileComplete).toBe(false);
    const done = await app.call('PUT /brands', { cookie, body: { description: 'We make it.' } });
    expect(done.body.profileComplete).toBe(true);
  });
});

describe('the pictures of a brand', () => {
  it('are those it uploaded', async () => {
    const { brandId, cookie } = await signInAs(app);
    const [logo, coverPhoto] = [await givenAsset(brandId), await givenAsset(brandId)];
    const { status, body } = await app.call('PUT /brands', { cookie, body: { logo, coverPhoto } });
    expect([status, body.logo, body.coverPhoto]).toEqual([200, logo, coverPhoto]);
    const removed = await app.call('PUT /brands', { cookie, body: { logo: null } });
    expect([removed.body.logo, removed.body.coverPhoto]).toEqual([null, coverPhoto]);
  });

  it('may be sent back as they were, wherever they came from', async () => {
    const { cookie } = await signInAs(app, { brand: { logo: '/files/logos/demo/main.png' } });
    const { status } = await app.call('PUT /brands', {
      cookie,
      body: { logo: '/files/logos/demo/main.png', description: 'Saved whole' },
    });
    expect(status).toBe(200);
  });

  it.each(['logo', 'coverPhoto'] as const)(
    'cannot be a %s from elsewhere, made up, or of another brand',
    async (field) => {
      const { brandId, cookie } = await signInAs(app);
      const other = await signInAs(app);
      const before = await rowOf(brandId);
      for (const address of [
        'https://elsewhere.example/logo.png',
        'javascript:alert(1)',
        '/files/uploads/../secret.png',
        `/files/uploads/${brandId}/${crypto.randomUUID()}.png`,
        await givenAsset(other.brandId),
      ]) {
        const body = { [field]: address, description: 'Sneaky' };
        const { status, error } = await app.call('PUT /brands', { cookie, body });
        expect([status, Object.keys(error?.fields ?? {})]).toEqual([400, [field]]);
      }
      expect(await rowOf(brandId)).toEqual(before);
    },
  );
});
