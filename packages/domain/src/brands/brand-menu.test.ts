import { describe, expect, it } from 'vitest';
import { brandMenu } from './brand-menu.ts';

describe('brandMenu', () => {
  it.each([
    [[], [], 'Create New Brand'],
    [[1, 2], [1, 2], 'Create New Brand'],
    [[1, 2, 3], [1, 2, 3], 'Manage Brands'],
    [[1, 2, 3, 4], [1, 2, 3], 'Manage Brands'],
  ])('of %j shows %j and then %s', (brands, shown, lastItem) => {
    expect(brandMenu(brands)).toEqual({ shown, lastItem });
  });
});
