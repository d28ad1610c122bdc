// The terms on which a paid plan is offered, the same for every tier. Paying for longer costs less
// per month, and paying once upfront less than renewing; buying three months gives a fourth, which
// is 25 percent off four. A group plan is per brand, for an owner of three or more; a custom one is
// agreed with the brand.

export const PLAN_OFFERS: Readonly<Record<PlanOffer, OfferTerms>> = {
  monthly: { label: 'monthly', interval: 'monthly', months: 1, discountPercent: 0 },
  quarterly: { label: 'quarterly', interval: 'quarterly', months: 3, discountPercent: 5 },
  'bi-annually': {
    label: 'every 6 months',
    interval: 'bi-annually',
    months: 6,
    discountPercent: 10,
  },
  annually: { label: 'annually', interval: 'annually', months: 12, discountPercent: 20 },
  'buy-3-get-1': {
    label: 'buy 3 months, get 1 free',
    interval: 'upfront',
    months: 4,
    discountPercent: 25,
  },
  '6-month': { label: '6 months upfront', interval: 'upfront', months: 6, discountPercent: 15 },
  '12-month': { label: '12 months upfront', interval: 'upfront', months: 12, discountPercent: 25 },
  group: { label: 'group', interval: 'monthly', months: 1, discountPercent: 15, minimumBrands: 3 },
  custom: { label: 'custom', interval: 'annually', months: 12, discountPercent: 0, agreed: true },
};

export type OfferTerms = {
  label: string;
  interval: PlanInterval;
  months: number;
  discountPercent: number;
  minimumBrands?: number;
  agreed?: boolean;
};

export type PlanInterval = 'monthly' | 'quarterly' | 'bi-annually' | 'annually' | 'upfront';

export type PlanOffer = Exclude<PlanInterval, 'upfront'> | UpfrontOffer | 'group' | 'custom';

export type UpfrontOffer = 'buy-3-get-1' | '6-month' | '12-month';

// The benefits listed beside the Premium plan and in the paywall (platform §9). The offer's button
// names the length of the trial.
export const PREMIUM_BENEFITS = [
  'Unlimited giveaways and messaging',
  'Custom giveaway add-ons',
  'Signup forms',
  'Priority email support',
] as const;

export const START_TRIAL_LABEL = 'Start My 30 Day Trial';
