import { describe, expect, it } from 'vitest';
import { espSetupPath, isResumable, returnPath } from './is-resumable.ts';

const savedAt = new Date('2026-01-01T12:00:00.000Z');

describe('a resume marker', () => {
  it.each([
    ['11:59:59.999', false],
    ['12:00:00.000', true],
    ['12:14:59.999', true],
    ['12:15:00.000', false],
    ['23:00:00.000', false],
  ])('saved at noon counts at %s: %s', (clock, expected) => {
    const now = new Date(`2026-01-01T${clock}Z`);
    expect(isResumable(savedAt, now)).toBe(expected);
    expect(returnPath({ path: '/signup-form/7', savedAt }, now)).toBe(
      expected ? '/signup-form/7' : '/sms-marketing/acquisition-tools',
    );
  });

  it('is not needed to leave', () => {
    expect(returnPath(null, savedAt)).toBe('/sms-marketing/acquisition-tools');
  });
});

it.each([
  ['klaviyo', '/app/profile/brand/esp/klaviyo?v=d'],
  ['a/b', '/app/profile/brand/esp/a%2Fb?v=d'],
])('connects %s at %s', (espId, path) => {
  expect(espSetupPath(espId)).toBe(path);
});
