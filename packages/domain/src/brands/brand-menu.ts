// The managed brands in the logo menu: at most 3, followed by Manage Brands when more than 2 are
// shown, otherwise by Create New Brand (platform §2). Which 3 is the caller's order, most recently
// used first.

export function brandMenu<T>(managedBrands: readonly T[]): BrandMenu<T> {
  const shown = managedBrands.slice(0, BRAND_MENU_LIMIT);
  return { shown, lastItem: shown.length > 2 ? 'Manage Brands' : 'Create New Brand' };
}

export const BRAND_MENU_LIMIT = 3;

export type BrandMenu<T> = { shown: readonly T[]; lastItem: 'Manage Brands' | 'Create New Brand' };
