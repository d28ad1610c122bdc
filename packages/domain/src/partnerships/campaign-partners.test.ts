import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  acceptedPartners,
  estimateEntries,
  estimateTotalEntries,
  listPartners,
  MAX_LISTED_PARTNERS,
} from './campaign-partners.ts';
import type { PartnershipStatus } from './partnership-status.ts';

describe('list partners', () => {
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
});

describe('estimate entries', () => {
  it.each([
    [320, 50_000, 320],
    [320.5, 50_000, 321],
    [1, 50_000, 1],
    [0, 50_000, 500],
    [null, 50_000, 500],
    [null, 149, 1],
    [null, 150, 2],
    [null, 49, 0],
    [null, null, 0],
    [0, -100, 0],
  ])('expects of average %s and list size %s about %i', (averageSignUps, listSize, expected) => {
    expect(estimateEntries({ averageSignUps, listSize })).toBe(expected);
  });

  it('adds up what the partners bring', () => {
    const size = fc.option(fc.nat());
    const partner = fc.record({ averageSignUps: size, listSize: size });
    fc.assert(
      fc.property(fc.array(partner), fc.array(partner), (some, others) => {
        const together = estimateTotalEntries([...some, ...others]);
        expect(together).toBe(estimateTotalEntries(some) + estimateTotalEntries(others));
        expect(Number.isInteger(together) && together >= 0).toBe(true);
      }),
      { numRuns: 100 },
    );
    expect(estimateTotalEntries([{ averageSignUps: 3, listSize: null }])).toBe(3);
  });
});
