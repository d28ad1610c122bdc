import { describe, expect, it } from 'vitest';
import { layoutBand } from './layout-sizes.ts';

describe('layoutBand', () => {
  it.each([
    [320, 'mobile'],
    [767, 'mobile'],
    [767.5, 'tablet'],
    [768, 'tablet'],
    [1279, 'tablet'],
    [1280, 'desktop'],
    [2560, 'desktop'],
  ])('at %d px is %s', (width, band) => {
    expect(layoutBand(width)).toBe(band);
  });
});
