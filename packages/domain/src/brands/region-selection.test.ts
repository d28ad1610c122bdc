import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allRegionLabel, regionSelection, statesOf, toggleRegion } from './region-selection.ts';
import { US_REGIONS, US_STATES } from './us-states.ts';

describe('US_STATES', () => {
  it('has 50 states, DC and PR, each once', () => {
    const codes = US_STATES.map((state) => state.code);
    expect(new Set(codes).size).toBe(52);
    expect(codes).toContain('DC');
    expect(codes).toContain('PR');
    expect(new Set(US_STATES.map((state) => state.name)).size).toBe(52);
  });

  it.each([
    ['Northeast', 9],
    ['South', 18],
    ['Midwest', 12],
    ['West', 13],
  ] as const)('puts the census states of the %s in it: %d', (region, count) => {
    expect(statesOf(region)).toHaveLength(count);
    const names = US_STATES.filter((s) => s.region === region).map((s) => s.name);
    expect(names).toEqual([...names].sort());
  });
});

describe('regionSelection', () => {
  const south = statesOf('South');

  it.each([
    [[], 'none'],
    [['NY'], 'none'],
    [['TX'], 'some'],
    [south.slice(1), 'some'],
    [south, 'all'],
    [['NY', ...south], 'all'],
  ] as const)('of the South with %j is %s', (chosen, selection) => {
    expect(regionSelection(chosen, 'South')).toBe(selection);
  });

  it('completes a half-chosen region before letting it go', () => {
    expect(toggleRegion(['NY', 'TX'], 'South').toSorted()).toEqual(['NY', ...south].toSorted());
    expect(toggleRegion(['NY', ...south], 'South')).toEqual(['NY']);
  });

  it('labels the option', () => {
    expect(US_REGIONS.map(allRegionLabel)).toEqual([
      'All Northeast',
      'All South',
      'All Midwest',
      'All West',
    ]);
  });

  it('leaves other regions alone and never repeats a state', () => {
    const chosenStates = fc.uniqueArray(fc.constantFrom(...US_STATES.map((state) => state.code)));
    fc.assert(
      fc.property(chosenStates, fc.constantFrom(...US_REGIONS), (chosen, region) => {
        const next = toggleRegion(chosen, region);
        const wasAll = regionSelection(chosen, region) === 'all';
        expect(regionSelection(next, region)).toBe(wasAll ? 'none' : 'all');
        expect(new Set(next).size).toBe(next.length);
        for (const other of US_REGIONS.filter((name) => name !== region)) {
          expect(regionSelection(next, other)).toBe(regionSelection(chosen, other));
        }
      }),
      { numRuns: 100 },
    );
  });
});
