import { describe, expect, it } from 'vitest';
import { DEFAULT_FOLLOWUP_MESSAGES_LIMIT, grantsOf, PLAN_GRANTS } from './plan-grants.ts';
import { PLAN_TIERS, type PlanTier, TRIED_TIER } from './plan-tier.ts';

const rising: PlanTier[] = ['post-trial-paywall', 'white', 'greenFixed', 'black', 'pro', 'elite'];
const amount = (value: boolean | number | null) => (value === null ? Infinity : Number(value));

describe('PLAN_GRANTS', () => {
  it.each(['black', 'trial', 'pro', 'elite'] as const)('gives %s what premium promises', (tier) => {
    const { claims, features } = PLAN_GRANTS[tier];
    expect(claims['messaging.message.limit']).toBeNull();
    expect(claims['sms.lightbox.create']).toBe(true);
    expect(features).toMatchObject({
      activeSweepstakesLimit: null,
      customAddOns: true,
      canViewSignupForm: true,
      prioritySupport: true,
    });
  });

  it.each([
    ['white', [false, true, true, 5, false], [true, 3, 1, 500, false, false]],
    ['greenFixed', [true, true, true, 50, false], [true, 3, 3, null, false, false]],
    ['post-trial-paywall', [false, false, false, 0, false], [false, 3, 0, 500, false, false]],
  ] as const)('gives %s less, as decided', (tier, claims, features) => {
    expect(Object.values(PLAN_GRANTS[tier].claims)).toEqual(claims);
    expect(Object.values(PLAN_GRANTS[tier].features)).toEqual(features);
  });

  it('lets a trial try the whole of Premium', () => {
    expect(PLAN_GRANTS.trial).toEqual(PLAN_GRANTS[TRIED_TIER]);
  });

  it('never takes anything away from a higher plan', () => {
    for (const [index, tier] of rising.entries()) {
      const lower = rising[index - 1];
      if (!lower) continue;
      const [above, below] = [tier, lower].map((t) => ({
        ...PLAN_GRANTS[t].claims,
        ...PLAN_GRANTS[t].features,
      }));
      for (const key of Object.keys(above ?? {}) as (keyof typeof above & string)[]) {
        expect(amount(above?.[key] ?? null), `${tier} ${key}`).toBeGreaterThanOrEqual(
          amount(below?.[key] ?? null),
        );
      }
    }
  });

  it('stops only the free plan and an ended trial at 500 subscribers', () => {
    const limited = Object.keys(PLAN_TIERS).filter(
      (tier) => PLAN_GRANTS[tier as PlanTier].features.subscriberLimit !== null,
    );
    expect(limited).toEqual(['white', 'post-trial-paywall']);
    expect(PLAN_GRANTS.white.features.subscriberLimit).toBe(500);
  });

  it('allows three follow-ups unless a plan says more', () => {
    expect(DEFAULT_FOLLOWUP_MESSAGES_LIMIT).toBe(3);
    for (const { features } of Object.values(PLAN_GRANTS)) {
      expect(features.followupMessagesLimit).toBeGreaterThanOrEqual(3);
    }
  });

  it('locks an ended trial out of creating anything', () => {
    const { claims } = PLAN_GRANTS['post-trial-paywall'];
    expect(Object.values(claims).every((value) => !value)).toBe(true);
  });
});

describe('grants of', () => {
  it('is what the plan of the belt grants', () => {
    expect(grantsOf('black')).toBe(PLAN_GRANTS.black);
  });

  it.each(['', 'purple', 'toString'])('gives an unknown belt %j the free plan', (belt) => {
    expect(grantsOf(belt)).toBe(PLAN_GRANTS.white);
  });
});
