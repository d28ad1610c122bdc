import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shouldShowForm, triggerDelayMs } from './form-trigger.ts';

describe('trigger delay', () => {
  it.each([
    ['exit', 5, null],
    ['immediately', 5, 0],
    ['delay', 5, 5000],
    ['delay', 0, 0],
    ['delay', null, 0],
    ['delay', 2_147_483, 2_147_483_000],
    ['delay', 2_147_484, 2_147_483_647],
  ] as const)('of a trigger %s with %j seconds is %j', (type, delay, ms) => {
    expect(triggerDelayMs({ type, delay })).toBe(ms);
  });
});

const now = new Date('2026-01-08T12:00:00.000Z');
const weekly = { displayFrequency: 'delay', displayFrequencyDelay: 7 } as const;
const never = { displayFrequency: 'never', displayFrequencyDelay: 7 } as const;
const everySession = { displayFrequency: 'every-session', displayFrequencyDelay: 7 } as const;

describe('shouldShowForm', () => {
  it.each([
    ['every session, never seen', everySession, null, false, true],
    ['every session, seen in this one', everySession, '2026-01-08T11:59:00.000Z', true, false],
    [
      'every session, seen in an earlier one',
      everySession,
      '2026-01-08T11:59:00.000Z',
      false,
      true,
    ],
    ['weekly, never seen', weekly, null, false, true],
    [
      'weekly, seen a moment less than 7 days ago',
      weekly,
      '2026-01-01T12:00:00.001Z',
      false,
      false,
    ],
    ['weekly, seen 7 days ago', weekly, '2026-01-01T12:00:00.000Z', false, true],
    ['weekly, seen 7 days ago in a long session', weekly, '2026-01-01T12:00:00.000Z', true, true],
    ['never again, never seen', never, null, false, true],
    ['never again, seen long ago', never, '2020-01-01T00:00:00.000Z', false, false],
  ])('%s', (_, trigger, last, wasShownThisSession, expected) => {
    const lastShownAt = last === null ? null : new Date(last);
    const shopper = { lastShownAt, wasShownThisSession, hasSignedUp: false };
    expect(shouldShowForm(trigger, shopper, now)).toBe(expected);
    expect(shouldShowForm(trigger, { ...shopper, hasSignedUp: true }, now)).toBe(false);
  });

  it.each([0, null])('shows on every page with a wait of %j days', (displayFrequencyDelay) => {
    const shopper = { lastShownAt: now, wasShownThisSession: true, hasSignedUp: false };
    const trigger = { displayFrequency: 'delay', displayFrequencyDelay } as const;
    expect(shouldShowForm(trigger, shopper, now)).toBe(true);
  });

  it('never shows more often with a longer wait', () => {
    fc.assert(
      fc.property(fc.nat(1000), fc.nat(1000), fc.nat(1000), (hours, a, b) => {
        const shopper = {
          lastShownAt: new Date(now.getTime() - hours * 3_600_000),
          wasShownThisSession: false,
          hasSignedUp: false,
        };
        const shows = (displayFrequencyDelay: number) =>
          shouldShowForm({ displayFrequency: 'delay', displayFrequencyDelay }, shopper, now);
        if (shows(Math.max(a, b))) expect(shows(Math.min(a, b))).toBe(true);
      }),
      { numRuns: 100 },
    );
  });
});
