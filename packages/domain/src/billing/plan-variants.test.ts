import { describe, expect, it } from 'vitest';
import { DEFAULT_PLAN_TIER, isPlanTier, PLAN_TIERS, type PlanTier } from './plan-tier.ts';
import { findPlanVariant, PLAN_VARIANTS } from './plan-variants.ts';

const monthly = (tier: PlanTier) => PLAN_TIERS[tier].monthlyPriceCents ?? 0;

describe('PLAN_TIERS', () => {
  it.each([
    ['white', 'Basic', 0],
    ['greenFixed', 'Essential', 199],
    ['black', 'Premium', 499],
    ['pro', 'Pro', 899],
  ] as const)('sells %s as %s for %d dollars a month', (tier, name, dollars) => {
    expect(PLAN_TIERS[tier]).toEqual({ name, monthlyPriceCents: dollars * 100 });
    expect(findPlanVariant(`${name.toLowerCase()}-monthly`)?.priceCents).toBe(dollars * 100);
  });

  it('names the tiers that are not for sale by the month', () => {
    expect(PLAN_TIERS.elite).toEqual({ name: 'Elite', monthlyPriceCents: null });
    expect(PLAN_TIERS.trial).toEqual({ name: 'Trial', monthlyPriceCents: 0 });
    expect(PLAN_TIERS['post-trial-paywall']).toEqual({ name: 'Trial ended', monthlyPriceCents: 0 });
  });

  it('starts a brand on white', () => {
    expect(DEFAULT_PLAN_TIER).toBe('white');
  });

  it('knows its tiers from other text', () => {
    expect(isPlanTier('post-trial-paywall')).toBe(true);
    expect(isPlanTier('gold')).toBe(false);
    expect(isPlanTier('toString')).toBe(false);
  });
});

describe('PLAN_VARIANTS', () => {
  it.each([
    ['essential-quarterly', 567_15],
    ['essential-bi-annually', 1_074_60],
    ['essential-annually', 1_910_40],
    ['essential-buy-3-get-1', 597_00],
    ['essential-group', 169_15],
    ['premium-6-month', 2_544_90],
    ['premium-12-month', 4_491_00],
    ['pro-annually', 8_630_40],
    ['pro-custom', null],
    ['elite-custom', null],
  ])('prices %s at %s cents', (id, priceCents) => {
    expect(findPlanVariant(id)?.priceCents).toBe(priceCents);
  });

  it.each([
    ['premium-monthly', 'Premium (monthly)'],
    ['premium-quarterly', 'Premium (quarterly)'],
    ['premium-bi-annually', 'Premium (every 6 months)'],
    ['premium-annually', 'Premium (annually)'],
    ['premium-buy-3-get-1', 'Premium (buy 3 months, get 1 free)'],
    ['premium-6-month', 'Premium (6 months upfront)'],
    ['premium-12-month', 'Premium (12 months upfront)'],
    ['premium-group', 'Premium (group)'],
    ['pro-custom', 'Pro (custom)'],
  ])('shows %s as %s', (id, name) => {
    expect(findPlanVariant(id)?.name).toBe(name);
  });

  it('has one variant per id and covers every interval and offer', () => {
    const unique = (values: string[]) => new Set(values);
    expect(unique(PLAN_VARIANTS.map((v) => v.id)).size).toBe(PLAN_VARIANTS.length);
    expect(unique(PLAN_VARIANTS.map((v) => v.interval))).toEqual(
      new Set(['monthly', 'quarterly', 'bi-annually', 'annually', 'upfront']),
    );
    const offers = unique(PLAN_VARIANTS.map((v) => v.offer));
    for (const offer of ['buy-3-get-1', '6-month', '12-month', 'group', 'custom']) {
      expect(offers).toContain(offer);
    }
  });

  it.each(PLAN_VARIANTS.filter((v) => v.priceCents !== null))(
    'prices $id in whole cents as its discount says',
    ({ tier, months, discountPercent, priceCents }) => {
      const full = monthly(tier) * months;
      expect((full * (100 - discountPercent)) / 100).toBe(priceCents);
    },
  );

  it('gives the fourth month free with buy-3-get-1', () => {
    for (const v of PLAN_VARIANTS.filter(({ offer }) => offer === 'buy-3-get-1')) {
      expect(v).toMatchObject({ months: 4, priceCents: 3 * monthly(v.tier) });
    }
  });

  it('asks for three brands in a group and one anywhere else', () => {
    for (const { offer, minimumBrands } of PLAN_VARIANTS) {
      expect(minimumBrands).toBe(offer === 'group' ? 3 : 1);
    }
  });

  it('charges less per month the longer a renewing or an upfront term is', () => {
    for (const offers of [
      ['monthly', 'quarterly', 'bi-annually', 'annually'],
      ['monthly', '6-month', '12-month'],
    ]) {
      const perMonth = offers.map((offer) => {
        const v = findPlanVariant(`premium-${offer}`);
        return (v?.priceCents ?? 0) / (v?.months ?? 1);
      });
      expect(perMonth).toEqual([...perMonth].sort((a, b) => b - a));
      expect(new Set(perMonth).size).toBe(offers.length);
    }
  });
});
