import fc from 'fast-check';
import { expect, it } from 'vitest';
import { estimateEntries, estimateTotalEntries } from './estimate-entries.ts';

it.each([
  [320, 50_000, 320],
  [320.5, 50_000, 321],
  [1, 50_000, 1],
  [0, 50_000, 500],
  [null, 50_000, 500],
  [null, 149, 1],
  [null, 150, 2],
  [null, 49, 0],
  [null, null, 0],
  [0, -100, 0],
])('expects of average %s and list size %s about %i', (averageSignUps, listSize, expected) => {
  expect(estimateEntries({ averageSignUps, listSize })).toBe(expected);
});

it('adds up what the partners bring', () => {
  const size = fc.option(fc.nat());
  const partner = fc.record({ averageSignUps: size, listSize: size });
  fc.assert(
    fc.property(fc.array(partner), fc.array(partner), (some, others) => {
      const together = estimateTotalEntries([...some, ...others]);
      expect(together).toBe(estimateTotalEntries(some) + estimateTotalEntries(others));
      expect(Number.isInteger(together) && together >= 0).toBe(true);
    }),
    { numRuns: 100 },
  );
  expect(estimateTotalEntries([{ averageSignUps: 3, listSize: null }])).toBe(3);
});
