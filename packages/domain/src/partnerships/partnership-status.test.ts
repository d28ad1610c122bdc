import { expect, it } from 'vitest';
import { campaignInvitationStatus, partnerStatus } from './partnership-status.ts';

it.each([
  ['pending', 'pending', 'pending'],
  ['interested', 'interested', 'pending'],
  ['accepted', 'accepted', 'accepted'],
  ['rejected', null, 'rejected'],
] as const)(
  'sees %s as partner status %s and invitation status %s',
  (status, partner, invitation) => {
    expect(partnerStatus(status)).toBe(partner);
    expect(campaignInvitationStatus(status)).toBe(invitation);
  },
);
