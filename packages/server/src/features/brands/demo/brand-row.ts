import { TRIAL_DAYS } from '@tandem/domain/billing/trial';
import { brandNameKey, normalizeBrandHost } from '@tandem/domain/brands/brand-identity';
import { DAY_MS } from '@tandem/domain/time/durations';
import type { brands } from '../schema.ts';
import { brandFigures } from './brand-figures.ts';
import type { DemoBrand, DemoPlan } from './demo-brand.ts';
import type { BrandImages } from './images/store-brand-images.ts';

type BrandRow = typeof brands.$inferInsert;

/** The terms the demo brands have accepted; a test fails when newer ones come into force. */
const TERMS_VERSION = 1;

/** A demo brand as a row, with its dates counted from `now`. */
export function brandRow(brand: DemoBrand, images: BrandImages, now: Date): BrandRow {
  const { accountName, description, dedicatedListSize, company } = brand;
  const website = `https://www.${brand.slug}.example`;
  return {
    accountName,
    nameKey: brandNameKey(accountName),
    description,
    dedicatedListSize,
    website,
    websiteHost: normalizeBrandHost(website),
    ...images,
    ...brandFigures(brand),
    ...(company ? { ...company, country: 'US' } : {}),
    ...planColumns(brand.plan, now),
    acceptedTermsVersion: TERMS_VERSION,
  };
}

function planColumns(plan: DemoPlan, now: Date): Partial<BrandRow> {
  const inDays = (days: number) => new Date(now.getTime() + days * DAY_MS);
  if (plan.belt === 'trial') {
    return {
      belt: 'trial',
      stripeBelt: 'trial',
      trialType: 'trial',
      trialEndsAt: inDays(plan.daysLeft),
      extendedTrialEndsAt: plan.extraDays ? inDays(plan.extraDays) : null,
      offerTrialEndsAt: plan.offerDays ? inDays(plan.offerDays) : null,
      createdAt: inDays(plan.daysLeft - TRIAL_DAYS),
    };
  }
  if (plan.belt === 'post-trial-paywall') {
    return {
      belt: plan.belt,
      trialType: 'trial',
      trialEndsAt: inDays(-plan.endedDaysAgo),
      createdAt: inDays(-plan.endedDaysAgo - TRIAL_DAYS),
    };
  }
  return {
    belt: plan.belt,
    stripeBelt: plan.belt === 'white' ? null : plan.belt,
    isSensei: plan.staff ?? false,
    createdAt: inDays(-plan.sinceDays),
  };
}
