import { expect, it } from 'vitest';
import { chargeQuestion } from './charge-question.ts';

it('names the brand, the amount, the card and the person', () => {
  const card = {
    id: 'x',
    brand: 'visa',
    last4: '4242',
    expMonth: 1,
    expYear: 2040,
    isDefault: true,
  };
  const asked = chargeQuestion({ cents: 55_00, brand: 'Northwind', person: 'Jo Miller', card });
  expect(asked).toEqual({
    title: 'Charge $55.00 to Northwind?',
    body: 'You are acting as Jo Miller. Visa •••• 4242 of Northwind is charged $55.00 now, and the log keeps the amount with your name.',
    confirmLabel: 'Charge $55.00',
  });
});
