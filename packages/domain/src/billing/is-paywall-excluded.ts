// Some pages stay open behind the paywall, because they are where it gets resolved. A page is
// excluded when its path contains one of the words anywhere (platform §4); the query does not
// count, or anyone could open a page by adding a word to its address.

export function isPaywallExcluded(address: string, words: readonly string[]): boolean {
  const path = address.split(/[?#]/, 1)[0] ?? '';
  return words.some((word) => path.includes(word));
}

export const PAYWALL_EXCLUDED_WORDS: readonly string[] = [
  'cs-admin',
  'payment-methods',
  'missing-payment',
  'upgrade',
  'elite-request',
  'switch-brand',
];
