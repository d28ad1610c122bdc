// The 'All {region}' option of the state picker. It is on when every state of the region is chosen
// and half on when only some are. Clicking it chooses all of them, or lets all go when it was on;
// states of other regions stay as they are.

import { US_STATES, type UsRegion, type UsStateCode } from './us-states.ts';

export function regionSelection(chosen: readonly UsStateCode[], region: UsRegion): RegionSelection {
  const states = statesOf(region);
  const count = states.filter((code) => chosen.includes(code)).length;
  if (count === 0) return 'none';
  return count === states.length ? 'all' : 'some';
}

export function toggleRegion(chosen: readonly UsStateCode[], region: UsRegion): UsStateCode[] {
  const states = statesOf(region);
  const others = chosen.filter((code) => !states.includes(code));
  return regionSelection(chosen, region) === 'all' ? others : [...others, ...states];
}

export function allRegionLabel(region: UsRegion): string {
  return `All ${region}`;
}

export function statesOf(region: UsRegion): UsStateCode[] {
  return US_STATES.filter((state) => state.region === region).map((state) => state.code);
}

export type RegionSelection = 'none' | 'some' | 'all';
