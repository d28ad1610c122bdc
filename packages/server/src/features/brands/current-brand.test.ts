import { DAY_MS } from '@tandem/domain/time/durations';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { actAs } from '../../testing/act-as.ts';
import { givenBrand, givenMember, givenPerson, givenSession } from '../../testing/builders.ts';
import { signInAs } from '../../testing/sign-in-as.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { brandSocials, brandTags, memberships, termsAcceptances } from './schema.ts';

const app = useTestApp();
type Given = { belt?: string; dedicatedListSize?: null; daysLeft?: number };

describe('GET /current-brand-future', () => {
  it('answers every field of the brand under its wire name', async () => {
    const { brandId, cookie } = await signInAs(app, {
      brand: {
        accountName: 'Everything Inc',
        website: 'https://everything.example',
        legalName: 'Everything, Inc.',
        zipcode: '11201',
        belt: 'pro',
        stripeBelt: 'pro',
        trialEndsAt: new Date('2026-01-01T00:00:00Z'),
        paymentMethod: 'shopify',
        pendingPreferredTermsPlan: 'premium-6-month',
        hostedCampaigns: 4,
        totalCampaigns: 9,
        campaignsLast90Days: 2,
        avgEntries: 1200,
        ratingCount: 4,
        ratingTotal: 18,
      },
    });
    await app.db.root.insert(brandTags).values([
      { brandId, name: 'Fitness' },
      { brandId, name: 'Coffee & Tea' },
    ]);
    await app.db.root.insert(brandSocials).values([
      { brandId, network: 'tiktok', handle: 'every.thing', followers: 3_000_000_000 },
      { brandId, network: 'facebook', handle: 'everything', followers: 5 },
    ]);
    const { status, body } = await app.call('GET /current-brand-future', { cookie });
    expect(status).toBe(200);
    expect(body).toEqual({
      id: brandId,
      accountname: 'Everything Inc',
      website: 'https://everything.example',
      logo: null,
      coverPhoto: null,
      description: null,
      dedicatedListSize: 1000,
      tags: [{ name: 'Coffee & Tea' }, { name: 'Fitness' }],
      socials: [
        {
          network: 'facebook',
          handle: 'everything',
          url: 'https://www.facebook.com/everything',
          followers: 5,
        },
        {
          network: 'tiktok',
          handle: 'every.thing',
          url: 'https://www.tiktok.com/@every.thing',
          followers: 3_000_000_000,
        },
      ],
      socialMediaImpressions: 3_000_000_005,
      avgEntries: 1200,
      campaignsLast90Days: 2,
      hostedCampaigns: 4,
      totalCampaigns: 9,
      pastPartners: 0,
      ratings: { average: 4.5, count: 4 },
      profileComplete: false,
      legalName: 'Everything, Inc.',
      incorporationState: null,
      entityType: null,
      addressL1: null,
      addressL2: null,
      city: null,
      state: null,
      zipcode: '11201',
      country: null,
      belt: 'pro',
      stripe_belt: 'pro',
      trial_end: '2026-01-01T00:00:00.000Z',
      extended_trial_end: null,
      offer_trial_end: null,
      trial_type: null,
      payment_method: 'shopify',
      isSensei: false,
      pendingPreferredTermsPlan: 'premium-6-month',
      has_accepted_latest_terms: true,
      subscriber_count: 0,
      conditionals: {
        hasNotFinishedSetupBrand: false,
        hasTrialEnded: false,
        showSoftPaywall: false,
      },
      features: { canViewSignupForm: true, followupMessagesLimit: 10 },
    });
  });

  it.each([
    [{ belt: 'post-trial-paywall' }, { hasTrialEnded: true }],
    [{ dedicatedListSize: null }, { hasNotFinishedSetupBrand: true }],
    [{ belt: 'trial', daysLeft: 3 }, { showSoftPaywall: true }],
    [{ belt: 'trial', daysLeft: 5 }, {}],
  ])(
    'says what follows for a brand with %j: %j',
    async ({ daysLeft, ...given }: Given, following) => {
      const trialEndsAt = new Date(app.clock.now().getTime() + (daysLeft ?? 0) * DAY_MS);
      const trial = daysLeft ? { trialType: 'trial', trialEndsAt } : {};
      const settled = { dedicatedListSize: 10, belt: 'pro', paymentMethod: 'shopify' };
      const brand = { ...settled, acceptedTermsVersion: 1, ...trial, ...given };
      const { cookie } = await signInAs(app, { brand });
      const { body } = await app.call('GET /current-brand-future', { cookie });
      const none = {
        hasNotFinishedSetupBrand: false,
        hasTrialEnded: false,
        showSoftPaywall: false,
      };
      expect(body.conditionals).toEqual({ ...none, ...following });
    },
  );

  it('takes the plan of a belt nobody knows for the free one', async () => {
    const { cookie } = await signInAs(app, { brand: { belt: 'rainbow' } });
    const { body } = await app.call('GET /current-brand-future', { cookie });
    expect(body.features).toEqual({ canViewSignupForm: true, followupMessagesLimit: 3 });
  });
});

describe('GET /brand-claims', () => {
  it.each([
    ['white', false, 5],
    ['greenFixed', true, 50],
    ['black', true, null],
    ['post-trial-paywall', false, 0],
  ])('answers what belt %s grants', async (belt, partnerships, messages) => {
    const { cookie } = await signInAs(app, { brand: { belt } });
    const { status, body } = await app.call('GET /brand-claims', { cookie });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      'sweepstakes.partnership.create': partnerships,
      'messaging.message.limit': messages,
    });
    expect(Object.keys(body)).toHaveLength(5);
  });
});

describe('POST /brands/:id/use', () => {
  it('makes the brand the first one of this person, and of nobody else', async () => {
    const { brandId, userId, cookie } = await signInAs(app);
    const { id: otherId } = await givenBrand(app.db.root);
    const { person: colleague } = await givenMember(app.db.root, { brandId: otherId });
    const lastUsedAt = new Date('2026-01-01T00:00:00Z');
    await app.db.root
      .insert(memberships)
      .values({ userId, brandId: otherId, role: 'viewer', lastUsedAt });
    await app.db.root.update(memberships).set({ lastUsedAt });
    const credentials = async () => (await app.call('GET /profile', { cookie })).body.credentials;
    expect(await credentials()).toEqual([brandId, otherId]);
    await app.call('POST /brands/:id/use', { cookie, params: { id: otherId } });
    expect(await credentials()).toEqual([otherId, brandId]);
    const touched = await app.db.root
      .select()
      .from(memberships)
      .where(eq(memberships.lastUsedAt, app.clock.now()));
    expect(touched).toMatchObject([{ userId, brandId: otherId }]);
    expect(colleague.id).not.toBe(userId);
  });

  it('answers a brand of somebody else as if it did not exist', async () => {
    const { userId, cookie } = await signInAs(app);
    const other = await signInAs(app);
    const before = await app.db.root.select().from(memberships);
    const foreign = await app.call('POST /brands/:id/use', {
      cookie,
      params: { id: other.brandId },
    });
    const missing = await app.call('POST /brands/:id/use', { cookie, params: { id: 999_999 } });
    expect([foreign.status, foreign.error]).toEqual([missing.status, missing.error]);
    expect(foreign.status).toBe(404);
    expect(await app.db.root.select().from(memberships)).toEqual(before);
    expect(userId).not.toBe(other.userId);
  });
});

describe('POST /terms-of-use/accept', () => {
  const accept = { body: { type: 'platform', accepted: true } } as const;
  const rowsOf = (brandId: number) =>
    app.db.root.select().from(termsAcceptances).where(eq(termsAcceptances.brandId, brandId));

  it('keeps who accepted which version and when, once', async () => {
    const { brandId, userId, cookie } = await signInAs(app, {
      brand: { acceptedTermsVersion: null },
    });
    const other = await signInAs(app, { brand: { acceptedTermsVersion: null } });
    const accepted = async (cookie: string) =>
      (await app.call('GET /current-brand-future', { cookie })).body.has_accepted_latest_terms;
    expect(await accepted(cookie)).toBe(false);
    const acceptedAt = app.clock.now();
    const answers = await Promise.all(
      [1, 2].map(() => app.call('POST /terms-of-use/accept', { cookie, ...accept })),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await accepted(cookie)).toBe(true);
    expect(await rowsOf(brandId)).toMatchObject([
      { version: 1, userId, impersonatorId: null, acceptedAt },
    ]);
    expect(await accepted(other.cookie)).toBe(false);
    expect(await rowsOf(other.brandId)).toEqual([]);
  });

  it('names the admin who accepts in place of somebody', async () => {
    const { brandId, userId } = await signInAs(app, { brand: { acceptedTermsVersion: null } });
    const admin = await givenPerson(app.db.root, { isAdmin: true, canImpersonate: true });
    const cookie = await givenSession(app.db.root, admin.id, app.clock.now());
    await actAs(app, cookie, userId);
    await app.call('POST /terms-of-use/accept', { cookie, impersonating: userId, ...accept });
    expect(await rowsOf(brandId)).toMatchObject([{ userId, impersonatorId: admin.id }]);
  });

  it.each([{ type: 'platform', accepted: false }, { type: 'other', accepted: true }, {}])(
    'refuses %j and changes nothing',
    async (body) => {
      const { brandId, cookie } = await signInAs(app, { brand: { acceptedTermsVersion: null } });
      // @ts-expect-error wrong on purpose
      const { status } = await app.call('POST /terms-of-use/accept', { cookie, body });
      expect(status).toBe(400);
      expect(await rowsOf(brandId)).toEqual([]);
    },
  );
});
