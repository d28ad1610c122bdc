import type { CreditEntry } from '@tandem/contract/billing';

/** What happened, in a word. */
export const ENTRY_KINDS: Readonly<Record<CreditEntry['kind'], string>> = {
  purchase: 'Bought',
  refill: 'Auto-refill',
  gift: 'Gift',
  spend: 'Used',
  refund: 'Returned',
};

/** With its sign, because that is what people look for in a history. */
export function formatChange(change: number): string {
  return change > 0 ? `+${numbers.format(change)}` : numbers.format(change).replace('-', '−');
}

export function formatCredits(count: number): string {
  return numbers.format(count);
}

/**
 * Who did it. Gifts come from us, as does what our staff buys in a brand's name; only what nobody
 * pressed is automatic.
 */
export function whoOf({ who, kind }: Pick<CreditEntry, 'who' | 'kind'>): string {
  if (who) return who;
  return kind === 'gift' || kind === 'purchase' ? 'Tandem' : 'Automatic';
}

const numbers = new Intl.NumberFormat('en-US');
