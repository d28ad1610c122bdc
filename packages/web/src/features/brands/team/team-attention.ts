import { IconUserPlus } from '@tabler/icons-react';
import type { Team } from '@tandem/contract/team';
import { useQuery } from '@tanstack/react-query';
import type { AttentionItem, HomeSituation } from '../../../lib/slots/slots.ts';
import { teamQuery } from './team-query.ts';

/** An owner who is alone and has invited nobody. */
export function useTeamAttention({ brand, isOwner }: HomeSituation): AttentionItem[] {
  const { data: team } = useQuery(teamQuery(brand.id));
  return isOwner && team && isAlone(team) ? [INVITE] : [];
}

export function isAlone({ members, invites }: Team): boolean {
  return members.length === 1 && invites.length === 0;
}

const INVITE: AttentionItem = {
  key: 'team',
  icon: IconUserPlus,
  title: 'You work here alone',
  text: 'Invite a colleague, so that messages from partners never wait.',
  action: { label: 'Invite', to: '/profile/brand/team' },
};
