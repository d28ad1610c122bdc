import { describe, expect, it } from 'vitest';
import { brandAccessRedirect } from './brand-access-redirect.ts';

describe('brandAccessRedirect', () => {
  it.each([
    [[], undefined, '/app/registrations/brand-setup'],
    [[], 1, '/app/registrations/brand-setup'],
    [[1, 2], undefined, undefined],
    [[1, 2], 2, undefined],
    [[1, 2], 3, '/app/profile/switch-brand'],
  ])('with credentials %j asking for %s: %s', (credentials, brandId, redirect) => {
    expect(brandAccessRedirect(credentials, brandId)).toBe(redirect);
  });
});
