import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addChip, isChipKey } from './add-chip.ts';

describe('addChip', () => {
  it.each([
    [[], 'a', ['a']],
    [['a'], ' b ', ['a', 'b']],
    [['a'], 'a', ['a']],
    [['a'], ' a', ['a']],
    [['a'], 'A', ['a', 'A']],
    [['a'], '', ['a']],
    [['a'], '  ', ['a']],
  ])('adds to %j the text %j: %j', (chips, text, result) => {
    expect(addChip(chips, text)).toEqual(result);
  });

  it('never holds blanks, spaces around an entry, or the same entry twice', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ maxLength: 3 })), (texts) => {
        const chips = texts.reduce<readonly string[]>(addChip, []);
        expect(new Set(chips).size).toBe(chips.length);
        for (const chip of chips) expect(chip).toBe(chip.trim());
        expect(chips).not.toContain('');
      }),
      { numRuns: 100 },
    );
  });
});

describe('isChipKey', () => {
  it.each([
    ['Tab', 'a', true],
    ['Enter', 'a', true],
    [' ', 'a', true],
    [',', 'a', false],
    ['a', 'a', false],
    ['Tab', '', false],
    [' ', '  ', false],
  ])('takes %j with the text %j: %s', (key, text, takes) => {
    expect(isChipKey(key, text)).toBe(takes);
  });
});
