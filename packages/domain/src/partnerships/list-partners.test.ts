import fc from 'fast-check';
import { expect, it } from 'vitest';
import { acceptedPartners, listPartners, MAX_LISTED_PARTNERS } from './list-partners.ts';
import type { PartnershipStatus } from './partnership-status.ts';

const accepted = (count: number) =>
  Array.from({ length: count }, (_, id) => ({ id, status: 'accepted' as const }));

it.each([
  [0, 0],
  [7, 7],
  [8, 8],
  [9, 8],
])('of %i accepted partners lists %i', (count, listed) => {
  expect(listPartners(accepted(count))).toEqual(accepted(count).slice(0, listed));
});

it('passes over partners that have not accepted before it counts', () => {
  const waiting = (['pending', 'interested', 'rejected'] as const).map((status) => ({
    id: -1,
    status,
  }));
  expect(listPartners([...waiting, ...accepted(8)])).toEqual(accepted(8));
});

it('lists the first of all accepted partners', () => {
  const status = fc.constantFrom<PartnershipStatus>(
    'pending',
    'interested',
    'accepted',
    'rejected',
  );
  fc.assert(
    fc.property(fc.array(fc.record({ status })), (partners) => {
      const all = acceptedPartners(partners);
      expect(listPartners(partners)).toEqual(all.slice(0, MAX_LISTED_PARTNERS));
      expect(all.every((partner) => partner.status === 'accepted')).toBe(true);
    }),
    { numRuns: 100 },
  );
});
