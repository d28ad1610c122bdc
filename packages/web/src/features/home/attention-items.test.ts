import type { CurrentBrand } from '@tandem/contract/brands';
import type { Team } from '@tandem/contract/team';
import { expect, it } from 'vitest';
import { attentionItems, type Situation } from './attention-items.ts';

const now = new Date('2026-05-10T12:00:00Z');
const settled = {
  id: 1,
  accountname: 'Northwind',
  belt: 'black',
  dedicatedListSize: 5000,
  profileComplete: true,
  legalName: 'Northwind Outfitters, Inc.',
  trial_end: null,
  extended_trial_end: null,
  offer_trial_end: null,
} as CurrentBrand;
const person = { userId: 1, displayName: 'Owner', email: 'o@x.example', lastSeenAt: null };
const alone: Team = { members: [{ ...person, role: 'owner' }], invites: [] };

function keys(brand: Partial<CurrentBrand>, rest: Partial<Situation> = {}): string[] {
  const situation = { brand: { ...settled, ...brand }, team: undefined, isOwner: true, now };
  return attentionItems({ ...situation, ...rest }).map(({ key }) => key);
}

it('leaves a settled brand alone', () => {
  expect(keys({})).toEqual([]);
});

it('asks for the set-up before details of the profile', () => {
  const bare = { dedicatedListSize: null, profileComplete: false, legalName: null };
  expect(keys(bare)).toEqual(['setup']);
  expect(keys({ ...bare, dedicatedListSize: 10 })).toEqual(['profile', 'legal']);
});

it.each([
  ['2026-05-17T12:00:00Z', ['trial']],
  ['2026-05-18T12:00:00Z', []],
  ['2026-05-09T12:00:00Z', []],
])('reminds of a trial ending at %s: %s', (trial_end, expected) => {
  expect(keys({ belt: 'trial', trial_end })).toEqual(expected);
});

it('counts an extension of the trial', () => {
  const ends = { trial_end: '2026-05-11T12:00:00Z', extended_trial_end: '2026-06-11T12:00:00Z' };
  expect(keys({ belt: 'trial', ...ends })).toEqual([]);
});

it('says that a trial has ended', () => {
  expect(keys({ belt: 'post-trial-paywall' })).toEqual(['trial']);
});

it('suggests a colleague to an owner who is alone and has invited nobody', () => {
  expect(keys({}, { team: alone })).toEqual(['team']);
  expect(keys({}, { team: alone, isOwner: false })).toEqual([]);
  const invites = [{ id: 1, email: 'm@x.example', role: 'member' as const, createdAt: '' }];
  expect(keys({}, { team: { ...alone, invites } })).toEqual([]);
});
