import { TRIAL_DAYS } from '@tandem/domain/billing/trial';
import type { IncomeBracket } from '@tandem/domain/brands/merge-income-brackets';
import type { brands } from '../schema.ts';
import type { DemoBrand, DemoPlan } from './demo-brand.ts';
import { demoPartnerships } from './demo-relations.ts';

const DAYS_PER_CAMPAIGN = 45;
const RECENT_DAYS = 90;

/**
 * What a brand of this age and size would have done by now. Worked out rather than drawn by lot,
 * so that every seeding shows the same platform.
 */
export function brandFigures(brand: DemoBrand): Partial<typeof brands.$inferInsert> {
  const { slug, dedicatedListSize } = brand;
  if (dedicatedListSize === null) return {};
  const ageDays = ageOf(brand.plan);
  const partners = demoPartnerships.filter(({ pair }) => pair.includes(slug));
  const recent = partners.filter(({ daysAgo }) => daysAgo <= RECENT_DAYS).length;
  const total = Math.max(Math.floor(ageDays / DAYS_PER_CAMPAIGN), partners.length);
  const ratingCount = Math.floor(total * 0.7);
  // Between 4.2 and 4.9, by the length of the name: as good as chance, and the same every time.
  const rating = 4.2 + (slug.length % 8) / 10;
  return {
    totalCampaigns: total,
    hostedCampaigns: Math.ceil(total * 0.4),
    campaignsLast90Days: Math.min(total, recent + (ageDays > RECENT_DAYS ? 1 : 0)),
    avgEntries: total === 0 ? 0 : Math.round(dedicatedListSize * 0.018),
    ratingCount,
    ratingTotal: Math.round(ratingCount * rating),
    incomeData: INCOMES[slug.length % INCOMES.length] ?? null,
  };
}

function ageOf(plan: DemoPlan): number {
  if (plan.belt === 'trial') return TRIAL_DAYS - plan.daysLeft;
  if (plan.belt === 'post-trial-paywall') return TRIAL_DAYS + plan.endedDaysAgo;
  return plan.sinceDays;
}

const BRACKETS_FROM_USD = [0, 15_000, 25_000, 35_000, 50_000, 75_000, 100_000, 150_000, 200_000];

/** Percent of an audience in each bracket: everyday, mixed and comfortable households. */
const INCOMES: IncomeBracket[][] = [
  [6, 9, 13, 18, 24, 16, 9, 3, 2],
  [4, 6, 9, 14, 22, 19, 15, 7, 4],
  [2, 3, 5, 9, 17, 21, 23, 12, 8],
].map((shares) =>
  shares.map((share, index) => ({ fromUsd: BRACKETS_FROM_USD[index] ?? 0, share })),
);
