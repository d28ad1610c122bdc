import { expect, it } from 'vitest';
import { cardNumber, expiry, groupCardNumber, groupExpiry, parseExpiry } from './parse-card.ts';

it('groups digits while they are typed or pasted, and leaves deletions alone', () => {
  expect(groupCardNumber('42424', '4242')).toBe('4242 4');
  expect(groupCardNumber('4242-4242-4242-4242', '')).toBe('4242 4242 4242 4242');
  expect(groupCardNumber('4242 ', '4242 4')).toBe('4242 ');
});

it.each([
  ['03', '03/'],
  ['1', '1'],
  ['3', '03/'],
  ['1/', '01/'],
  ['0329', '03/29'],
  ['3/29', '03/29'],
  ['3 / 29', '03/29'],
  ['3-2029', '03/29'],
  ['12/2030', '12/30'],
  ['122030', '12/30'],
  ['12/20', '12/20'],
  ['12/203', '12/203'],
  ['12/305', '12/30'],
  ['/29', ''],
  ['x', ''],
])('writes the expiry %s as %s', (typed, written) => {
  expect(groupExpiry(typed, '')).toBe(written);
});

it.each(['3/29', '0329', '12/2030', '3/2029'])('writes %s key by key as if pasted', (text) => {
  const typed = [...text].reduce((value, key) => groupExpiry(value + key, value), '');
  expect(typed).toBe(groupExpiry(text, ''));
});

it('lets an expiry be deleted', () => {
  expect(groupExpiry('03', '03/')).toBe('03');
});

it.each([
  ['03/29', { expMonth: 3, expYear: 2029 }],
  ['3/2029', { expMonth: 3, expYear: 2029 }],
  ['13/29', undefined],
  ['00/29', undefined],
  ['0329', undefined],
])('reads the expiry %s', (text, parsed) => {
  expect(parseExpiry(text)).toEqual(parsed);
});

it('refuses a month that is over, and accepts the present one', () => {
  const now = new Date(2026, 10, 30);
  expect(expiry(now)('10/26')).toBeDefined();
  expect(expiry(now)('11/26')).toBeUndefined();
});

it('refuses what cannot be a card number', () => {
  expect(cardNumber()('4242 4242 4242')?.message).toBe('Must be a card number');
  expect(cardNumber()('4242-4242-4242-4242')).toBeUndefined();
});
