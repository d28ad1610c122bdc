// The partners of a campaign and what they are expected to bring.

import type { PartnershipStatus } from './partnership-status.ts';

// A campaign's partner list keeps up to 8 accepted partners (platform §4), in the order given. It
// is the list a card has room for; totals count every accepted partner.
export function listPartners<P extends { status: PartnershipStatus }>(partners: readonly P[]): P[] {
  return acceptedPartners(partners).slice(0, MAX_LISTED_PARTNERS);
}

export function acceptedPartners<P extends { status: PartnershipStatus }>(
  partners: readonly P[],
): P[] {
  return partners.filter(({ status }) => status === 'accepted');
}

export const MAX_LISTED_PARTNERS = 8;

// How many entries a partner is expected to bring: its average sign-ups per campaign, otherwise 1%
// of its email list (platform §4). An average of zero means no history rather than a forecast of
// nothing, so the list size speaks then. Estimates are whole entries; knowing neither gives zero.
export type EntrySource = {
  averageSignUps: number | null;
  listSize: number | null;
};

export function estimateEntries({ averageSignUps, listSize }: EntrySource): number {
  if (averageSignUps !== null && averageSignUps > 0) return Math.round(averageSignUps);
  // Dividing keeps whole per cents exact, where 0.01 * n would not.
  return Math.round(Math.max(0, listSize ?? 0) / 100);
}

export function estimateTotalEntries(partners: readonly EntrySource[]): number {
  return partners.reduce((total, partner) => total + estimateEntries(partner), 0);
}
