import fc from 'fast-check';
import { expect, it } from 'vitest';
import { totalCampaign } from './total-campaign.ts';

it('adds each figure by itself and takes missing ones as zero', () => {
  const first = {
    entries: 1,
    visits: 2,
    newEmails: 3,
    impressions: 4,
    postEntries: 5,
    conversions: 6,
  };
  const second = { entries: 10, visits: null, impressions: 40 };
  expect(totalCampaign([first, second, {}])).toEqual({
    entries: 11,
    visits: 2,
    newEmails: 3,
    impressions: 44,
    postEntries: 5,
    conversions: 6,
  });
});

it('is zero without partners', () => {
  expect(Object.values(totalCampaign([]))).toEqual([0, 0, 0, 0, 0, 0]);
});

it('does not depend on the order of partners', () => {
  fc.assert(
    fc.property(
      fc.array(fc.record({ entries: fc.nat(), visits: fc.option(fc.nat()) })),
      (given) => {
        expect(totalCampaign(given.toReversed())).toEqual(totalCampaign(given));
      },
    ),
    { numRuns: 50 },
  );
});
