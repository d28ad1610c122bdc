// Cents as people write them. Whole prices drop the cents on plan cards, never on a bill.

export function formatDollars(cents: number, look: 'bill' | 'price' = 'bill'): string {
  const digits = look === 'price' && cents % 100 === 0 ? 0 : 2;
  return new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(cents / 100);
}
