// A campaign's partner list keeps up to 8 accepted partners (platform §4), in the order given. It
// is the list a card has room for; totals count every accepted partner.

import type { PartnershipStatus } from './partnership-status.ts';

export function listPartners<P extends { status: PartnershipStatus }>(partners: readonly P[]): P[] {
  return acceptedPartners(partners).slice(0, MAX_LISTED_PARTNERS);
}

export function acceptedPartners<P extends { status: PartnershipStatus }>(
  partners: readonly P[],
): P[] {
  return partners.filter(({ status }) => status === 'accepted');
}

export const MAX_LISTED_PARTNERS = 8;
