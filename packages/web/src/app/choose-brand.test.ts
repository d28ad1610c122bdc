import { expect, it } from 'vitest';
import { chooseBrand } from './choose-brand.ts';

const brand = { accountname: 'Northwind', logo: null, website: null, role: 'owner' } as const;
const owner = { credentials: [1, 2, 3], mostRecentBrands: [{ brand: { id: 2, ...brand } }] };
const newcomer = { credentials: [], mostRecentBrands: [] };

it.each([
  ['the most recent brand in a fresh tab', owner, null, null, { go: 'on', brandId: 2 }],
  ['the brand the tab already works as', owner, null, 3, { go: 'on', brandId: 3 }],
  ['the brand the address asks for', owner, '1', 3, { go: 'on', brandId: 1 }],
  ['the list of brands for a foreign one', owner, '9', 3, { go: 'switch' }],
  ['the list of brands for nonsense', owner, 'abc', 3, { go: 'switch' }],
  ['the most recent brand after losing one', owner, null, 9, { go: 'on', brandId: 2 }],
  ['brand setup without any brand', newcomer, null, null, { go: 'set-up' }],
  ['brand setup whatever is asked for', newcomer, '1', 4, { go: 'set-up' }],
] as const)('chooses %s', (_, profile, askedFor, active, choice) => {
  const given = structuredClone(profile) as unknown as typeof owner;
  expect(chooseBrand(given, askedFor, active)).toEqual(choice);
});
