import { describe, expect, it } from 'vitest';
import {
  areSuggestionsOpen,
  groupSuggestions,
  HOSTED_BY_TEXT,
  SEARCH_PLACEHOLDER,
} from './suggestions.ts';

describe('group suggestions', () => {
  const campaign = { id: 5, name: 'Summer tea', hostBrandId: 7, hostBrandName: 'Juniper Tea' };
  const brand = { id: 8, name: 'Larch Yoga', logo: 'larch.png' };
  const sweepstakesGroup = {
    title: 'Sweepstakes',
    rows: [
      {
        id: 5,
        text: 'Summer tea',
        to: '/explore/campaigns/5/details',
        hostedBy: { text: 'Juniper Tea', to: '/explore/brands/7' },
      },
    ],
  };
  const brandsGroup = {
    title: 'Brands',
    rows: [{ id: 8, text: 'Larch Yoga', to: '/explore/brands/8', logo: 'larch.png' }],
  };

  it('shows sweepstakes before brands', () => {
    expect(groupSuggestions([campaign], [brand])).toEqual([sweepstakesGroup, brandsGroup]);
  });

  it('leaves out an empty group', () => {
    expect(groupSuggestions([campaign], [])).toEqual([sweepstakesGroup]);
    expect(groupSuggestions([], [brand])).toEqual([brandsGroup]);
    expect(groupSuggestions([], [])).toEqual([]);
  });

  it('uses the words of the specification', () => {
    expect(HOSTED_BY_TEXT).toBe('Hosted by');
    expect(SEARCH_PLACEHOLDER).toBe('Try fashion, food, fitness, travel...');
  });
});

describe('are suggestions open', () => {
  it.each([
    [null, false],
    ['focus', true],
    ['type', true],
    ['blur', false],
    ['search', false],
  ] as const)('after %s answers %s', (event, expected) => {
    expect(areSuggestionsOpen(event)).toBe(expected);
  });
});
