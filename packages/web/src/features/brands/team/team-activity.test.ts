import type { Team } from '@tandem/contract/team';
import { expect, it } from 'vitest';
import { teamActivity } from './team-activity.ts';

const team: Team = {
  members: [member(1, '2026-05-03T00:00:00Z'), member(2, '2026-05-01T00:00:00Z'), member(3, null)],
  invites: [{ id: 9, email: 'new@x.example', role: 'viewer', createdAt: '2026-05-02T00:00:00Z' }],
};

function member(userId: number, lastSeenAt: string | null) {
  return {
    userId,
    displayName: `Person ${userId}`,
    email: '',
    role: 'member' as const,
    lastSeenAt,
  };
}

it('tells of colleagues and invitations, and not of oneself', () => {
  expect(teamActivity(team, 1).map(({ text }) => text)).toEqual([
    'Person 2 was here',
    'new@x.example was invited as viewer',
  ]);
});
