import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { brandNameKey } from './brand-name-key.ts';

describe('brandNameKey', () => {
  it.each([
    ['Acme', 'ACME'],
    ['Acme Tea', '  acme \t tea '],
    ['Éclat', 'éCLAT'],
    ['Éclat', 'E\u0301clat'],
    ['Acme', 'Ａｃｍｅ'],
    ['Acme Tea', 'Acme\u00a0Tea'],
  ])('takes %j and %j for the same name', (one, other) => {
    expect(brandNameKey(one)).toBe(brandNameKey(other));
  });

  it.each([
    ['Acme', 'Acmé'],
    ['Acme Tea', 'AcmeTea'],
    ['Acme', 'Acme!'],
  ])('tells %j from %j', (one, other) => {
    expect(brandNameKey(one)).not.toBe(brandNameKey(other));
  });

  it('changes nothing the second time', () => {
    const name = fc.string({
      unit: fc.constantFrom('A', 'İ', 'ẞ', 'ﬁ', 'Ａ', '\u0301', ' ', '\u00a0'),
    });
    fc.assert(
      fc.property(name, (typed) => {
        const key = brandNameKey(typed);
        expect(brandNameKey(key)).toBe(key);
      }),
    );
  });
});
