import { expect, it } from 'vitest';
import { cardExpiry, cardName, hasExpired } from './card-name.ts';

const card = {
  id: 'pm_1',
  brand: 'visa',
  last4: '4242',
  expMonth: 3,
  expYear: 2027,
  isDefault: true,
};

it('names a card by its brand and last digits', () => {
  expect(cardName(card)).toBe('Visa •••• 4242');
  expect(cardName({ ...card, brand: 'unheard-of' })).toBe('Card •••• 4242');
  expect(cardExpiry(card)).toBe('03/2027');
});

it('lets a card live until the end of its month', () => {
  expect(hasExpired(card, new Date(2027, 2, 31, 23, 59))).toBe(false);
  expect(hasExpired(card, new Date(2027, 3, 1))).toBe(true);
});
