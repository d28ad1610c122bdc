import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { password, passwordChecklist, passwordConfirmation } from './password.ts';

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

describe('password', () => {
  it.each([
    ['Abcde1!x', undefined],
    ['Abcde1!', 'Invalid password'],
    ['abcde1!x', 'Invalid password'],
    ['Abcdef!x', 'Invalid password'],
    ['Abcdef1x', 'Invalid password'],
  ])('says of %s: %s', (text, message) => {
    expect(password()(text)?.message).toBe(message);
  });
});

describe('passwordConfirmation', () => {
  it('compares with the password as it is now', () => {
    let current = 'Abcde1!x';
    const confirm = passwordConfirmation(() => current);
    expect(confirm('Abcde1!x')).toBeUndefined();
    expect(confirm('abcde1!x')?.message).toBe('Passwords must match');
    current = 'changed';
    expect(confirm('Abcde1!x')?.message).toBe('Passwords must match');
  });
});
