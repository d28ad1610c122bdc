import { describe, expect, it } from 'vitest';
import { breakpointAt, layoutBand } from './layout-sizes.ts';

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

describe('breakpointAt', () => {
  it.each([
    [0, 'xs'],
    [767, 'xs'],
    [768, 'sm'],
    [1023, 'sm'],
    [1024, 'md'],
    [1439, 'md'],
    [1440, 'lg'],
    [1919, 'lg'],
    [1920, 'xl'],
    [4000, 'xl'],
  ])('at %d px is %s', (width, breakpoint) => {
    expect(breakpointAt(width)).toBe(breakpoint);
  });
});
