import { IconEye, IconMailForward } from '@tabler/icons-react';
import type { CurrentBrand } from '@tandem/contract/brands';
import type { Team } from '@tandem/contract/team';
import { useQuery } from '@tanstack/react-query';
import { useProfile } from '../../../lib/session/profile-query.ts';
import type { Activity, ActivityItem } from '../../../lib/slots/slots.ts';
import { teamQuery } from './team-query.ts';

export function useTeamActivity(brand: CurrentBrand): Activity {
  const { id } = useProfile();
  const { data: team, isPending } = useQuery(teamQuery(brand.id));
  return { items: team ? teamActivity(team, id) : [], isPending };
}

/** What colleagues did lately. One's own visits are no news. */
export function teamActivity(team: Team, ownId: number): ActivityItem[] {
  const seen = team.members
    .filter(({ userId, lastSeenAt }) => userId !== ownId && lastSeenAt !== null)
    .map(({ userId, displayName, lastSeenAt }) => ({
      key: `seen-${userId}`,
      icon: IconEye,
      text: `${displayName} was here`,
      at: lastSeenAt ?? '',
    }));
  const invited = team.invites.map(({ id, email, role, createdAt }) => ({
    key: `invited-${id}`,
    icon: IconMailForward,
    text: `${email} was invited as ${role}`,
    at: createdAt,
  }));
  return [...seen, ...invited];
}
