import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  DEFAULT_FOLLOW_UP_INTERVAL,
  FOLLOW_UP_UNITS,
  followUpScheduleText,
  nextDueAt,
  sendIntervalError,
} from './follow-up-interval.ts';

const sentAt = new Date('2026-03-07T12:00:00.000Z');

describe('nextDueAt', () => {
  it.each([
    [1, 'minute', '2026-03-07T12:01:00.000Z'],
    [90, 'minute', '2026-03-07T13:30:00.000Z'],
    [1, 'hour', '2026-03-07T13:00:00.000Z'],
    [0.5, 'hour', '2026-03-07T12:30:00.000Z'],
    // The night clocks change in New York: still 24 hours.
    [1, 'day', '2026-03-08T12:00:00.000Z'],
    [2, 'day', '2026-03-09T12:00:00.000Z'],
    [2_147_483_647, 'day', '+275760-09-13T00:00:00.000Z'],
  ] as const)('is %d %s(s) later', (sendInterval, unit, dueAt) => {
    expect(nextDueAt(sentAt, { sendInterval, unit }).toISOString()).toBe(dueAt);
  });

  it('is later than the previous message and grows with the number', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1e6 }),
        fc.constantFrom(...FOLLOW_UP_UNITS),
        (n, unit) => {
          const due = nextDueAt(sentAt, { sendInterval: n, unit });
          expect(due > sentAt).toBe(true);
          expect(nextDueAt(sentAt, { sendInterval: n + 1, unit }) > due).toBe(true);
        },
      ),
      { numRuns: 100 },
    );
  });
});

it('offers minutes, hours and days, and starts with two days', () => {
  expect(FOLLOW_UP_UNITS).toEqual(['minute', 'hour', 'day']);
  expect(DEFAULT_FOLLOW_UP_INTERVAL).toEqual({ sendInterval: 2, unit: 'day' });
});

describe('sendIntervalError', () => {
  it.each([
    ['', 'Required field'],
    ['  ', 'Required field'],
    [null, 'Required field'],
    [undefined, 'Required field'],
    ['two', 'Must be a number'],
    ['2 days', 'Must be a number'],
    [Number.NaN, 'Must be a number'],
    [Number.POSITIVE_INFINITY, 'Must be a number'],
    ['0', 'Must be positive'],
    [0, 'Must be positive'],
    [-1, 'Must be positive'],
    [2_147_483_648, 'Number is too large'],
    [2_147_483_647, null],
    [1, null],
    ['0.5', null],
    [' 3 ', null],
  ])('of %j is %j', (value, error) => {
    expect(sendIntervalError(value)).toBe(error);
  });
});

describe('followUpScheduleText', () => {
  it.each([
    [2, 'day', 'Sending: 2 days after previous message'],
    [1, 'day', 'Sending: 1 days after previous message'],
    [30, 'minute', 'Sending: 30 minutes after previous message'],
  ] as const)('for %d %s', (sendInterval, unit, text) => {
    expect(followUpScheduleText({ sendInterval, unit })).toBe(text);
  });
});
