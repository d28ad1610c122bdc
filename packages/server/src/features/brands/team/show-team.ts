import type { Team } from '@tandem/contract/team';
import { displayName } from '@tandem/domain/accounts/display-name';
import type { Queryable } from '../../../platform/db/database.ts';
import { listMembers, listOpenInvites } from './queries.ts';

export async function showTeam(db: Queryable, brandId: number, now: Date): Promise<Team> {
  const members = await listMembers(db, brandId);
  const invites = await listOpenInvites(db, brandId, now);
  return {
    members: members.map((member) => ({
      userId: member.userId,
      displayName: displayName(member),
      email: member.email,
      role: member.role,
      lastSeenAt: member.lastSeenAt?.toISOString() ?? null,
    })),
    invites: invites.map(({ id, email, role, createdAt }) => ({
      id,
      email,
      role,
      createdAt: createdAt.toISOString(),
    })),
  };
}
