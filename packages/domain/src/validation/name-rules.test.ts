import { describe, expect, it } from 'vitest';
import { visibleName } from './name-rules.ts';

const refusal = 'There is a character that cannot be used in a name';

describe('visibleName', () => {
  it.each([
    'Northwind',
    "O'Neill & Søn",
    'Éclat',
    'E\u0301clat',
    '株式会社',
    'Café ☕',
    'José-María',
  ])('takes %j', (name) => expect(visibleName()(name)).toBeUndefined());

  it.each([
    ['a zero-width space', 'North\u200bwind'],
    ['a joiner', 'North\u200dwind'],
    ['a soft hyphen', 'North\u00adwind'],
    ['a turn of direction', 'North\u202edniw'],
    ['a mark of direction', 'Northwind\u200f'],
    ['a line break', 'Northwind\nBcc: everybody'],
    ['a line separator', 'North\u2028wind'],
    ['a filler', 'North\u3164wind'],
    ['a blank of braille', 'North\u2800wind'],
    ['a private character', 'North\ue000wind'],
    ['a tower of marks', 'N\u0301\u0302\u0303orthwind'],
  ])('refuses %s', (_what, name) => {
    expect(visibleName()(name)).toEqual({ message: refusal, blocking: true });
  });
});
