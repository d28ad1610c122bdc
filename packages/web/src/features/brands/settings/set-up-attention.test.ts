import type { CurrentBrand } from '@tandem/contract/brands';
import { expect, it } from 'vitest';
import { setUpAttention } from './set-up-attention.ts';

const settled = {
  id: 1,
  accountname: 'Northwind',
  dedicatedListSize: 5000,
  profileComplete: true,
  coverPhoto: null,
  description: 'Coats.',
  socials: [],
  legalName: 'Northwind Outfitters, Inc.',
} as unknown as CurrentBrand;

function keys(brand: Partial<CurrentBrand>): string[] {
  const situation = { brand: { ...settled, ...brand }, isOwner: true, now: new Date() };
  return setUpAttention(situation).map(({ key }) => key);
}

it('leaves a settled brand alone', () => {
  expect(keys({})).toEqual([]);
});

it('asks for the set-up before details, and leaves the profile to its own panel', () => {
  const bare = { dedicatedListSize: null, profileComplete: false, legalName: null };
  expect(keys(bare)).toEqual(['setup']);
  expect(keys({ ...bare, dedicatedListSize: 10 })).toEqual(['legal']);
});
