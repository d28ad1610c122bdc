import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { COMMON_WORDS } from './common-words.ts';
import {
  COMMON_PASSWORD,
  newPasswordChecklist,
  notGuessable,
  PASSWORD_OF_OUR_NAME,
  PASSWORD_OF_OWN_WORDS,
} from './guessable-password.ts';
import { password } from './password.ts';

const OWN = ['jane.miller@northwind-coffee.com', 'Northwind Coffee', 'Jané'];
const saysOf = (text: string) => notGuessable(OWN)(text)?.message;

describe('notGuessable', () => {
  it.each([
    'Password1!',
    'P@ssw0rd',
    'P@$$w0rd1',
    'Pa$$word123',
    'Passw0rd!!',
    'Welcome@123',
    'We1come1!',
    'Summer2026!',
    '!2026Summer',
    'Qwerty123!',
    'Admin@123',
    'Admin123456789!',
    'Iloveyou1!',
    'Abcd1234!',
    'Aa123456!',
    'Aa123123!',
    'A12345678!',
    '!QAZ2wsx',
    '1qaz@WSX',
    'Q1w2e3r4!',
    'Sunshine-1',
    'Test!Test1',
    'M1chael!',
    'L3tmein!',
    'TRUSTNO1!',
  ])('finds that many use %s', (text) => {
    expect(password()(text)).toBeUndefined();
    expect(saysOf(text)).toBe(COMMON_PASSWORD);
  });

  it.each([
    'Northwind1!',
    'N0rthwind!2026',
    'NorthwindCoffee1!',
    'Northwind-Coffee-1',
    'Miller!1987',
    'Jane!1987',
    'JaneMiller#1',
    'NorthwindTandem1!',
  ])('finds the person in %s', (text) => {
    expect(saysOf(text)).toBe(PASSWORD_OF_OWN_WORDS);
  });

  it.each(['Tandem!2026', 'LoveTandem1!', 'T@ndem77!'])('finds our own name in %s', (text) => {
    expect(saysOf(text)).toBe(PASSWORD_OF_OUR_NAME);
  });

  it.each([
    '',
    'Correct!Horse9',
    'Maple-2026',
    'Fresh!Start7',
    'Summer-Rain-On-Tin-4',
    'Password8!kTz4Rw',
    'Dragon!83920174',
    'vK7#qLm2',
    'Ünïcode-Wörter-7',
    'Com!Com4you',
  ])('lets %j pass', (text) => {
    expect(saysOf(text)).toBeUndefined();
  });

  it('knows every word of its list, decorated as a form demands', () => {
    const words = [...COMMON_WORDS];
    expect(words.length).toBeGreaterThan(400);
    for (const word of words) {
      const decorated = `${word.charAt(0).toUpperCase()}${word.slice(1)}`;
      for (const end of ['1!', '123!', '2026!', '@123', '!!11']) {
        expect(notGuessable()(decorated + end)?.message).toBe(COMMON_PASSWORD);
      }
    }
  });

  it('lets pass whatever was made by chance', () => {
    const letters = fc.string({ minLength: 14, maxLength: 14, unit: fc.constantFrom(...ALPHABET) });
    fc.assert(
      fc.property(letters, (text) => saysOf(text) === undefined),
      { numRuns: 500 },
    );
  });
});

describe('newPasswordChecklist', () => {
  const metOf = (text: string) =>
    newPasswordChecklist(text, OWN).flatMap(({ label, met }) => (met ? [label] : []));

  it('lists that a password must not be guessed, beside the other demands', () => {
    expect(newPasswordChecklist('').map(({ label }) => label)).toEqual([
      'Minimum 8 characters',
      'An uppercase character',
      'A digit',
      'A special character',
      'No common word, name or brand',
    ]);
    expect(metOf('')).toEqual([]);
    for (const text of ['Summer2026!', 'Northwind1!', 'Tandem!2026']) {
      expect(metOf(text)).not.toContain('No common word, name or brand');
      expect(metOf(text)).toHaveLength(4);
    }
    expect(metOf('Correct!Horse9')).toHaveLength(5);
  });
});

const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz23456789!#%&';
