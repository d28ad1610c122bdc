import type { CurrentBrand } from '@tandem/contract/brands';
import { expect, it } from 'vitest';
import { trialAttention } from './trial-attention.ts';

const now = new Date('2026-05-10T12:00:00Z');

function titles(brand: Partial<CurrentBrand>): string[] {
  const settled = { belt: 'black', trial_end: null, extended_trial_end: null } as CurrentBrand;
  const given = { ...settled, offer_trial_end: null, ...brand };
  return trialAttention({ brand: given, isOwner: true, now }).map(({ title }) => title);
}

it('leaves a brand with a plan alone', () => {
  expect(titles({})).toEqual([]);
});

it.each([
  ['2026-05-17T12:00:00Z', ['Your trial: 7 days left']],
  ['2026-05-18T12:00:00Z', []],
  ['2026-05-09T12:00:00Z', []],
])('reminds of a trial ending at %s: %s', (trial_end, expected) => {
  expect(titles({ belt: 'trial', trial_end })).toEqual(expected);
});

it('counts an extension of the trial', () => {
  const ends = { trial_end: '2026-05-11T12:00:00Z', extended_trial_end: '2026-06-11T12:00:00Z' };
  expect(titles({ belt: 'trial', ...ends })).toEqual([]);
});

it('says that a trial has ended', () => {
  expect(titles({ belt: 'post-trial-paywall' })).toEqual(['Your trial has ended']);
});
