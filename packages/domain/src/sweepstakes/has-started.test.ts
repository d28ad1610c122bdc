import fc from 'fast-check';
import { expect, it } from 'vitest';
import { hasEnded, hasStarted, isUpcoming } from './has-started.ts';

const dates = { startsAt: new Date(1000), endsAt: new Date(2000) };

it.each([
  [999, { upcoming: true, started: false, ended: false }],
  [1000, { upcoming: false, started: true, ended: false }],
  [2000, { upcoming: false, started: true, ended: false }],
  [2001, { upcoming: false, started: true, ended: true }],
])('at %i of a campaign from 1000 to 2000 is %j', (ms, expected) => {
  const now = new Date(ms);
  expect({
    upcoming: isUpcoming(dates, now),
    started: hasStarted(dates, now),
    ended: hasEnded(dates, now),
  }).toEqual(expected);
});

it('is neither upcoming, started nor ended without dates', () => {
  const undated = { startsAt: null, endsAt: null };
  const now = new Date(1000);
  expect([isUpcoming(undated, now), hasStarted(undated, now), hasEnded(undated, now)]).toEqual([
    false,
    false,
    false,
  ]);
});

it('is either upcoming or started once it has a start', () => {
  fc.assert(
    fc.property(fc.nat(10), fc.nat(10), (start, now) => {
      const campaign = { startsAt: new Date(start), endsAt: null };
      expect(isUpcoming(campaign, new Date(now))).toBe(!hasStarted(campaign, new Date(now)));
    }),
    { numRuns: 100 },
  );
});
