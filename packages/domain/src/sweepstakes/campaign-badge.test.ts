import { expect, it } from 'vitest';
import { type BadgedCampaign, campaignBadge } from './campaign-badge.ts';

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
