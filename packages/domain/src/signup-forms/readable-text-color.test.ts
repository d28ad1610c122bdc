import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrast, readableTextColor } from './readable-text-color.ts';

describe('readableTextColor', () => {
  it.each([
    ['#0B6E6E', '#FFFFFF'],
    ['#000000', '#FFFFFF'],
    ['#ffffff', '#1C1917'],
    ['#FFB020', '#1C1917'],
    ['#00FF00', '#1C1917'],
    ['#0000FF', '#FFFFFF'],
    ['#FF0000', '#1C1917'],
    ['#B00000', '#FFFFFF'],
    ['red', '#FFFFFF'],
    ['#fff', '#FFFFFF'],
    ['x#FFFFFF', '#FFFFFF'],
    ['#FFFFFF00', '#FFFFFF'],
  ])('on %s is %s', (background, color) => {
    expect(readableTextColor(background)).toBe(color);
  });

  it('reaches 4:1 on every colour', () => {
    fc.assert(
      fc.property(fc.nat(0xffffff), (value) => {
        const background = `#${value.toString(16).padStart(6, '0')}`;
        expect(contrast(background, readableTextColor(background))).toBeGreaterThan(4);
      }),
      { numRuns: 200 },
    );
  });
});

describe('contrast', () => {
  // Reference values from the WCAG formula.
  it.each([
    ['#000000', '#FFFFFF', 21],
    ['#FFFFFF', '#000000', 21],
    ['#777777', '#FFFFFF', 4.48],
    ['#0B6E6E', '#FFFFFF', 6.05],
    ['#0A0A0A', '#000000', 1.06],
    ['#123456', '#FEDCBA', 9.8],
  ])('of %s and %s is %d', (a, b, ratio) => {
    expect(contrast(a, b)).toBeCloseTo(ratio, 1);
  });
});
