// A brand has not finished setting up while it exists but has no list size (platform §4). The list
// size must be positive when asked for, so zero counts as none.

export function hasUnfinishedSetup(brand: {
  id?: number | string | null;
  dedicatedListSize?: number | null;
}): boolean {
  return Boolean(brand.id) && !brand.dedicatedListSize;
}
