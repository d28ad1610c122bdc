/** Test cards of the local gateway; any other number succeeds. */
export const TEST_CARDS = {
  succeeds: '4242424242424242',
  declines: '4000000000000002',
  needsAction: '4000002500003155',
  failsLater: '4000000000000341',
} as const;

export type CardBehavior = keyof typeof TEST_CARDS;

export function behaviorOf(number: string): CardBehavior {
  const known = Object.entries(TEST_CARDS).find(([, card]) => card === number);
  return (known?.[0] as CardBehavior | undefined) ?? 'succeeds';
}

export function cardBrandOf(number: string): string {
  if (number.startsWith('4')) return 'visa';
  if (/^(5[1-5]|2[2-7])/.test(number)) return 'mastercard';
  if (/^3[47]/.test(number)) return 'amex';
  return /^6/.test(number) ? 'discover' : 'card';
}
