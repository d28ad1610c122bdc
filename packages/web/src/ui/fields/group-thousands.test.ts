import { describe, expect, it } from 'vitest';
import { groupThousands } from './group-thousands.ts';

describe('groupThousands', () => {
  it.each([
    ['', ''],
    ['0', '0'],
    ['999', '999'],
    ['1000', '1,000'],
    ['2147483647', '2,147,483,647'],
    ['-12500', '-12,500'],
    ['1234.5', '1,234.5'],
  ])('shows %j as %j', (typed, shown) => {
    expect(groupThousands(typed)).toBe(shown);
  });

  it.each(['12a', '1e5', '1.50', '007', '12345678901234567890'])(
    'leaves %j as it was typed, because formatting would change it',
    (typed) => {
      expect(groupThousands(typed)).toBe(typed);
    },
  );
});
