import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { passwordChecklist } from './password-checklist.ts';

const met = (text: string) =>
  passwordChecklist(text)
    .filter((item) => item.met)
    .map((item) => item.key);

describe('passwordChecklist', () => {
  it.each([
    ['', []],
    ['abcdefg', []],
    ['abcdefgh', ['length']],
    ['A', ['uppercase']],
    ['É', ['uppercase']],
    ['7', ['digit']],
    ['!', ['special']],
    ['_', ['special']],
    ['€', ['special']],
    ['é', []],
    [' ', []],
    ['A1!', ['uppercase', 'digit', 'special']],
    ['Abcde1!x', ['length', 'uppercase', 'digit', 'special']],
  ])('%j meets %j', (text, keys) => {
    expect(met(text)).toEqual(keys);
  });

  it('always lists the four items, and typing more never unmeets one', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (text, more) => {
        expect(passwordChecklist(text)).toHaveLength(4);
        expect(met(text + more)).toEqual(expect.arrayContaining(met(text)));
      }),
      { numRuns: 100 },
    );
  });
});
