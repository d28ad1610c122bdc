import fc from 'fast-check';
import { expect, it } from 'vitest';
import { groupCampaigns } from './group-campaigns.ts';

const campaign = {
  startsAt: new Date(1000) as Date | null,
  endsAt: new Date(2000) as Date | null,
  status: 'accepted' as 'pending' | 'interested' | 'accepted' | 'rejected',
};

function groupsOf(one: typeof campaign, now: number): string[] {
  return Object.entries(groupCampaigns([one], new Date(now)))
    .filter(([, members]) => members.length > 0)
    .map(([group]) => group);
}

it.each([
  ['accepted', 999, ['upcomingCampaigns', 'acceptedInvites']],
  ['accepted', 1000, ['currentCampaigns', 'acceptedInvites']],
  ['accepted', 2000, ['currentCampaigns', 'acceptedInvites']],
  ['accepted', 2001, ['pastCampaigns', 'acceptedInvites']],
  ['pending', 999, ['pendingInvites']],
  ['pending', 1000, ['pendingInvites']],
  ['pending', 2001, ['pastCampaigns', 'pendingInvites']],
  ['interested', 1000, ['pendingInvites']],
  ['rejected', 1000, ['rejectedInvites']],
  ['rejected', 2001, ['pastCampaigns', 'rejectedInvites']],
] as const)('puts a %s campaign from 1000 to 2000 at %i into %j', (status, now, expected) => {
  expect(groupsOf({ ...campaign, status }, now)).toEqual(expected);
});

it('keeps a campaign without dates in its invite group only', () => {
  expect(groupsOf({ ...campaign, startsAt: null, endsAt: null }, 1500)).toEqual([
    'acceptedInvites',
  ]);
});

it('puts an accepted campaign with sound dates into one phase and every campaign into one invite group', () => {
  const any = fc.record({
    startsAt: fc.nat(10).map((ms) => new Date(ms)),
    length: fc.nat(10),
    status: fc.constantFrom('pending', 'interested', 'accepted', 'rejected' as const),
  });
  fc.assert(
    fc.property(fc.array(any), fc.nat(20), (given, now) => {
      const campaigns = given.map(({ length, ...rest }) => ({
        ...rest,
        endsAt: new Date(rest.startsAt.getTime() + length),
      }));
      const groups = groupCampaigns(campaigns, new Date(now));
      const count = (...lists: unknown[][]) => lists.reduce((sum, list) => sum + list.length, 0);
      expect(count(groups.pendingInvites, groups.acceptedInvites, groups.rejectedInvites)).toBe(
        campaigns.length,
      );
      const past = groups.pastCampaigns.filter(({ status }) => status === 'accepted');
      expect(count(past, groups.currentCampaigns, groups.upcomingCampaigns)).toBe(
        groups.acceptedInvites.length,
      );
    }),
    { numRuns: 100 },
  );
});
