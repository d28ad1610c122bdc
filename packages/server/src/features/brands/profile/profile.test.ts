import { describe, expect, it } from 'vitest';
import { givenBrand } from '../../../testing/builders.ts';
import { signInAs } from '../../../testing/sign-in-as.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { brandPartners } from '../partners/schema.ts';
import { brandSocials, brandTags } from '../schema.ts';

const app = useTestApp();

async function givenPartners(one: number, other: number, since = app.clock.now()) {
  const [brandA = 0, brandB = 0] = [one, other].sort((a, b) => a - b);
  await app.db.root.insert(brandPartners).values({ brandA, brandB, since });
}

describe('GET /brands/:id', () => {
  it('answers another brand as others see it, and nothing of its address or plan', async () => {
    const viewer = await signInAs(app);
    const seen = await givenBrand(app.db.root, {
      accountName: 'Seen Brand',
      legalName: 'Secret Holdings',
      belt: 'elite',
      hostedCampaigns: 3,
    });
    await givenPartners(seen.id, viewer.brandId);
    const { status, body } = await app.call('GET /brands/:id', {
      cookie: viewer.cookie,
      params: { id: seen.id },
    });
    expect(status).toBe(200);
    expect(body).toEqual({
      id: seen.id,
      accountname: 'Seen Brand',
      logo: null,
      coverPhoto: null,
      website: null,
      description: null,
      tags: [],
      socials: [],
      dedicatedListSize: 1000,
      socialMediaImpressions: 0,
      avgEntries: 0,
      campaignsLast90Days: 0,
      hostedCampaigns: 3,
      totalCampaigns: 0,
      pastPartners: 1,
      ratings: { average: null, count: 0 },
      profileComplete: false,
      isFavorite: false,
    });
  });

  it('tells whether the viewing brand, not another one, has it as a favorite', async () => {
    const [fan, other] = [await signInAs(app), await signInAs(app)];
    const { id } = await givenBrand(app.db.root);
    await app.call('POST /toggle-brand-favorite', { cookie: fan.cookie, body: { brandId: id } });
    const seenBy = async (cookie: string) =>
      (await app.call('GET /brands/:id', { cookie, params: { id } })).body.isFavorite;
    expect([await seenBy(fan.cookie), await seenBy(other.cookie)]).toEqual([true, false]);
  });
});

describe('GET /brands/interests/:id', () => {
  it('answers the tags', async () => {
    const { cookie } = await signInAs(app);
    const { id } = await givenBrand(app.db.root);
    await app.db.root.insert(brandTags).values([
      { brandId: id, name: 'Travel' },
      { brandId: id, name: 'Fitness' },
    ]);
    const { body } = await app.call('GET /brands/interests/:id', { cookie, params: { id } });
    expect(body).toEqual([{ name: 'Fitness' }, { name: 'Travel' }]);
  });
});

describe('GET /brands/seller-profile/:id', () => {
  it('merges the income brackets and adds up the reach', async () => {
    const { cookie } = await signInAs(app);
    const { id } = await givenBrand(app.db.root, {
      dedicatedListSize: 2000,
      hostedCampaigns: 1,
      campaignsLast90Days: 2,
      totalCampaigns: 3,
      incomeData: [
        { fromUsd: 0, share: 5 },
        { fromUsd: 25_000, share: 10 },
        { fromUsd: 60_000, share: 40 },
        { fromUsd: 150_000, share: 45 },
      ],
    });
    await app.db.root
      .insert(brandSocials)
      .values({ brandId: id, network: 'youtube', handle: 'x', followers: 500 });
    await givenPartners(id, (await givenBrand(app.db.root)).id);
    const { body } = await app.call('GET /brands/seller-profile/:id', { cookie, params: { id } });
    expect(body).toEqual({
      incomeData: [
        { label: '<35k', share: 15 },
        { label: '35-49k', share: 0 },
        { label: '50-74k', share: 40 },
        { label: '75-99k', share: 0 },
        { label: '100K +', share: 45 },
      ],
      campaignStats: [
        { label: 'Campaigns Hosted', value: 1 },
        { label: 'Recent Campaigns', value: 2 },
        { label: 'Total Campaigns', value: 3 },
        { label: 'Brand Partners', value: 1 },
        { label: 'Total Audience Reach', value: 2500 },
      ],
    });
  });

  it('has no brackets for a brand without income data', async () => {
    const { cookie, brandId } = await signInAs(app);
    const { body } = await app.call('GET /brands/seller-profile/:id', {
      cookie,
      params: { id: brandId },
    });
    expect(body.incomeData).toEqual([]);
  });
});

describe('GET /brands/content-samples/:id', () => {
  it('answers the pictures in their order', async () => {
    const { cookie } = await signInAs(app);
    const { id } = await givenBrand(app.db.root, {
      contentSamples: ['/files/b.png', '/files/a.png'],
    });
    const { body } = await app.call('GET /brands/content-samples/:id', { cookie, params: { id } });
    expect(body).toEqual([{ url: '/files/b.png' }, { url: '/files/a.png' }]);
  });
});

describe('GET /brands/:id/recent-partners', () => {
  it('answers the eight latest, whichever of the two was first, with their tags', async () => {
    const { cookie, brandId } = await signInAs(app);
    const first = await givenBrand(app.db.root);
    const latest = await givenBrand(app.db.root, { accountName: 'Latest Partner' });
    await app.db.root.insert(brandTags).values({ brandId: latest.id, name: 'Travel' });
    for (let day = 1; day <= 9; day++) {
      const since = new Date(app.clock.now().getTime() - day * 24 * 3_600_000);
      await givenPartners(first.id, (await givenBrand(app.db.root)).id, since);
    }
    await givenPartners(latest.id, first.id);
    const { body } = await app.call('GET /brands/:id/recent-partners', {
      cookie,
      params: { id: first.id },
    });
    expect(body).toHaveLength(8);
    expect(body[0]).toEqual({
      id: latest.id,
      accountname: 'Latest Partner',
      logo: null,
      website: null,
      tags: [{ name: 'Travel' }],
      dedicatedListSize: 1000,
    });
    expect(body.map(({ id }) => id)).not.toContain(brandId);
  });
});

describe('GET /brand-degree/:id', () => {
  it('is 1st for a partner, 2nd for a partner of a partner, otherwise 3rd', async () => {
    const { cookie, brandId } = await signInAs(app);
    const [partner, second, third] = [
      await givenBrand(app.db.root),
      await givenBrand(app.db.root),
      await givenBrand(app.db.root),
    ];
    await givenPartners(brandId, partner.id);
    await givenPartners(second.id, partner.id);
    await givenPartners(second.id, third.id);
    const degree = async (id: number) =>
      (await app.call('GET /brand-degree/:id', { cookie, params: { id } })).body.degree;
    expect(await Promise.all([brandId, partner.id, second.id, third.id].map(degree))).toEqual([
      '1st',
      '1st',
      '2nd',
      '3rd',
    ]);
  });
});

describe('a brand that does not exist', () => {
  it.each([
    'GET /brands/:id',
    'GET /brands/interests/:id',
    'GET /brands/seller-profile/:id',
    'GET /brands/content-samples/:id',
    'GET /brand-degree/:id',
  ] as const)('answers 404 to %s', async (name) => {
    const { cookie } = await signInAs(app);
    const { status, error } = await app.call(name, { cookie, params: { id: 999_999 } });
    expect([status, error?.code]).toEqual([404, 'not_found']);
  });

  it.each(['0', '-1', '1.5', 'x', '2147483648', '1e3x'])(
    'cannot be asked for as %s',
    async (id) => {
      const { cookie } = await signInAs(app);
      const { status, error } = await app.call('GET /brands/:id', { cookie, params: { id } });
      expect([status, Object.keys(error?.fields ?? {})]).toEqual([400, ['id']]);
    },
  );
});
