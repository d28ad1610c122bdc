import type { Team } from '@tandem/contract/team';
import { expect, it } from 'vitest';
import { isAlone } from './team-attention.ts';

const owner = { userId: 1, displayName: 'Owner', email: 'o@x.example', lastSeenAt: null };
const alone: Team = { members: [{ ...owner, role: 'owner' }], invites: [] };

it('takes nobody for alone who has a colleague or has invited one', () => {
  expect(isAlone(alone)).toBe(true);
  const colleague = { ...owner, userId: 2, role: 'viewer' as const };
  expect(isAlone({ ...alone, members: [...alone.members, colleague] })).toBe(false);
  const invites = [{ id: 1, email: 'm@x.example', role: 'member' as const, createdAt: '' }];
  expect(isAlone({ ...alone, invites })).toBe(false);
});
