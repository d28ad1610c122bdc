import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { brandDegree } from './brand-degree.ts';

const brand = (id: number, partners?: number[]) => ({
  id,
  partners: partners && new Set(partners),
});

describe('brandDegree', () => {
  it.each([
    ['itself', brand(1, []), brand(1, []), '1st'],
    ['a partner', brand(1, [2]), brand(2, [1]), '1st'],
    ['a partner with unknown partners', brand(1, [2]), brand(2), '1st'],
    ["a partner's partner", brand(1, [3]), brand(2, [3, 4]), '2nd'],
    ['a partner who also shares one', brand(1, [2, 3]), brand(2, [1, 3]), '1st'],
    ['a stranger', brand(1, [3]), brand(2, [4]), '3rd'],
    ['two newcomers', brand(1, []), brand(2, []), '3rd'],
    ['a failed lookup', brand(1), brand(2, [3]), '3rd'],
    ['another failed lookup', brand(1, [3]), brand(2), '3rd'],
  ])('of %s', (_name, viewer, other, degree) => {
    expect(brandDegree({ viewer, other })).toBe(degree);
  });

  it('is the same from both sides when partnerships are mutual', () => {
    const edges = fc.array(fc.tuple(fc.nat(5), fc.nat(5)), { maxLength: 10 });
    fc.assert(
      fc.property(edges, fc.nat(5), fc.nat(5), (pairs, a, b) => {
        const partnersOf = (id: number) =>
          pairs.flatMap(([x, y]) => (x === id ? [y] : y === id ? [x] : []));
        const viewer = brand(a, partnersOf(a));
        const other = brand(b, partnersOf(b));
        expect(brandDegree({ viewer, other })).toBe(brandDegree({ viewer: other, other: viewer }));
      }),
      { numRuns: 200 },
    );
  });
});
