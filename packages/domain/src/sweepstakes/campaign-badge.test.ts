import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type BadgedCampaign,
  badgeLabel,
  campaignBadge,
  hasEnded,
  hasStarted,
  isUpcoming,
} from './campaign-badge.ts';

describe('has started', () => {
  const dates = { startsAt: new Date(1000), endsAt: new Date(2000) };

  it.each([
    [999, { upcoming: true, started: false, ended: false }],
    [1000, { upcoming: false, started: true, ended: false }],
    [2000, { upcoming: false, started: true, ended: false }],
    [2001, { upcoming: false, started: true, ended: true }],
  ])('at %i of a campaign from 1000 to 2000 is %j', (ms, expected) => {
    const now = new Date(ms);
    expect({
      upcoming: isUpcoming(dates, now),
      started: hasStarted(dates, now),
      ended: hasEnded(dates, now),
    }).toEqual(expected);
  });

  it('is neither upcoming, started nor ended without dates', () => {
    const undated = { startsAt: null, endsAt: null };
    const now = new Date(1000);
    expect([isUpcoming(undated, now), hasStarted(undated, now), hasEnded(undated, now)]).toEqual([
      false,
      false,
      false,
    ]);
  });

  it('is either upcoming or started once it has a start', () => {
    fc.assert(
      fc.property(fc.nat(10), fc.nat(10), (start, now) => {
        const campaign = { startsAt: new Date(start), endsAt: null };
        expect(isUpcoming(campaign, new Date(now))).toBe(!hasStarted(campaign, new Date(now)));
      }),
      { numRuns: 100 },
    );
  });
});

describe('badge label', () => {
  it.each([
    ['accepted', 'Accepted'],
    ['interested', 'Interested'],
    ['rejected', 'Declined'],
    ['live', 'Live'],
    ['pleaseSign', 'Please Sign'],
    ['upcoming', 'Upcoming'],
    ['completed', 'Completed'],
    ['draft', 'Draft'],
    ['inactive', 'Inactive'],
    ['active', 'Active'],
    ['sent', 'Sent'],
    ['scheduled', 'Scheduled'],
    ['sending', 'Sending'],
    ['pending', 'Pending'],
    ['recommend', 'Recommended'],
    ['upgrade', 'Upgrade'],
    ['Accepted', 'Pending'],
    ['constructor', 'Pending'],
    ['', 'Pending'],
  ])('reads %j as %s', (status, label) => {
    expect(badgeLabel(status)).toBe(label);
  });
});

describe('campaign badge', () => {
  const campaign: BadgedCampaign = {
    startsAt: new Date(1000),
    endsAt: new Date(2000),
    status: 'accepted',
    isDraft: false,
    awaitsViewerSignature: false,
  };

  it.each([
    ['before its start', {}, 999, 'upcoming'],
    ['at its start', {}, 1000, 'live'],
    ['at its end', {}, 2000, 'live'],
    ['after its end', {}, 2001, 'completed'],
    ['accepted without dates', { startsAt: null, endsAt: null }, 1500, 'accepted'],
    ['a draft', { isDraft: true }, 1500, 'draft'],
    ['pending', { status: 'pending' }, 1500, 'pending'],
    ['pending after the end', { status: 'pending' }, 2001, 'pending'],
    ['interested', { status: 'interested' }, 1500, 'interested'],
    [
      'waiting for the viewer',
      { status: 'interested', awaitsViewerSignature: true },
      1500,
      'pleaseSign',
    ],
    ['rejected', { status: 'rejected', awaitsViewerSignature: true }, 1500, 'rejected'],
    ['accepted and signed', { awaitsViewerSignature: true }, 1500, 'live'],
  ] as const)('of a campaign %s is right', (_what, over, now, expected) => {
    expect(campaignBadge({ ...campaign, ...over }, new Date(now))).toBe(expected);
  });
});
