// How home tells what happened to money and credits.

import { formatDollars } from './format-dollars.ts';

export function invoiceActivity(invoice: {
  status: 'open' | 'paid' | 'void' | 'uncollectible';
  totalCents: number;
  description: string;
}): string {
  const sum = formatDollars(invoice.totalCents);
  const what = invoice.description === '' ? 'an invoice' : invoice.description;
  if (invoice.status === 'paid') return `Paid ${sum} for ${what}`;
  if (invoice.status === 'void') return `${what} over ${sum} was taken back`;
  return `${sum} for ${what} is owed`;
}

export function creditActivity(entry: {
  kind: 'purchase' | 'refill' | 'gift' | 'spend' | 'refund';
  credits: number;
  note: string;
}): string {
  const count = Math.abs(entry.credits);
  const credits = `${count.toLocaleString('en-US')} SMS credit${count === 1 ? '' : 's'}`;
  const words = {
    purchase: `Bought ${credits}`,
    refill: `Auto-refill added ${credits}`,
    gift: `Received ${credits}`,
    spend: `Used ${credits}`,
    refund: `${credits} came back`,
  }[entry.kind];
  return entry.kind === 'spend' && entry.note !== '' ? `${words}: ${entry.note}` : words;
}
