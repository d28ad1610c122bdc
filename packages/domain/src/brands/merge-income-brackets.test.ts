import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mergeIncomeBrackets } from './merge-income-brackets.ts';

const labels = ['<35k', '35-49k', '50-74k', '75-99k', '100K +'];

describe('mergeIncomeBrackets', () => {
  it.each([
    [0, '<35k'],
    [34_999, '<35k'],
    [35_000, '35-49k'],
    [49_999, '35-49k'],
    [50_000, '50-74k'],
    [74_999, '50-74k'],
    [75_000, '75-99k'],
    [99_999, '75-99k'],
    [100_000, '100K +'],
    [1_000_000, '100K +'],
  ])('puts a bracket from %d dollars into %s', (fromUsd, label) => {
    const merged = mergeIncomeBrackets([{ fromUsd, share: 1 }]);
    expect(merged.filter((bracket) => bracket.share > 0)).toEqual([{ label, share: 1 }]);
  });

  it('always gives the five brackets in order', () => {
    expect(mergeIncomeBrackets([]).map((bracket) => bracket.label)).toEqual(labels);
  });

  it('loses nobody', () => {
    const bracket = fc.record({ fromUsd: fc.nat(500_000), share: fc.nat(1_000) });
    fc.assert(
      fc.property(fc.array(bracket), (brackets) => {
        const sum = (list: readonly { share: number }[]) =>
          list.reduce((total, { share }) => total + share, 0);
        expect(sum(mergeIncomeBrackets(brackets))).toBe(sum(brackets));
      }),
      { numRuns: 100 },
    );
  });
});
