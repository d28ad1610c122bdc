import { describe, expect, it } from 'vitest';
import { couponError, couponWarning } from './coupon-error.ts';

describe('couponError', () => {
  it.each([
    ['Use *|COUPON_CODE|*', null],
    ['Use *|COUPON_CODE|*', ''],
    ['Use *|COUPON_CODE|*', '  '],
    ['Use *|COUPON|*', null],
  ])('requires a code for %j when it is %j', (text, code) => {
    expect(couponError(text, code)).toBe(
      'You must enter a coupon code if you have added the merge tag in your message.',
    );
  });

  it.each([
    ['Use *|COUPON_CODE|*', 'SAVE10'],
    ['Use nothing', null],
    ['Use *|LINK|*', null],
  ])('is content with %j and %j', (text, code) => {
    expect(couponError(text, code)).toBeNull();
  });
});

describe('couponWarning', () => {
  it.each([
    ['SAVE10', ['OLD', 'SAVE10']],
    ['save10', ['SAVE10']],
    ['SAVE10', ['save 10']],
  ])('warns about %j after %j', (code, previous) => {
    expect(couponWarning(code, previous)).toBe(
      'Previous Code Detected: Reusing coupon codes will break conversion tracking. Use a unique code!',
    );
  });

  it.each([
    ['SAVE10', ['SAVE100', 'SAVE1']],
    ['SAVE10', []],
    ['', ['']],
    [null, ['-']],
  ])('does not warn about %j after %j', (code, previous) => {
    expect(couponWarning(code, previous)).toBeNull();
  });
});
