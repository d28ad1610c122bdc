import type { Team } from '@tandem/contract/team';

export interface TeamEvent {
  key: string;
  kind: 'seen' | 'invited';
  text: string;
  at: string;
}

/** What colleagues did lately, newest first. One's own visits are no news. */
export function teamEvents(team: Team, ownId: number): TeamEvent[] {
  const seen = team.members
    .filter(({ userId, lastSeenAt }) => userId !== ownId && lastSeenAt !== null)
    .map(({ userId, displayName, lastSeenAt }) => ({
      key: `seen-${userId}`,
      kind: 'seen' as const,
      text: `${displayName} was here`,
      at: lastSeenAt ?? '',
    }));
  const invited = team.invites.map(({ id, email, role, createdAt }) => ({
    key: `invited-${id}`,
    kind: 'invited' as const,
    text: `${email} was invited as ${role}`,
    at: createdAt,
  }));
  return [...seen, ...invited].sort((a, b) => b.at.localeCompare(a.at)).slice(0, MOST_EVENTS);
}

const MOST_EVENTS = 6;
