import { ROLES, type Role } from '@tandem/domain/accounts/roles';

/** What each role is called and what it may do, in words for the people who hand it out. */
export const ROLE_WORDS: Record<Role, { label: string; may: string }> = {
  owner: { label: 'Owner', may: 'Does everything, and manages people and the plan.' },
  member: { label: 'Member', may: 'Creates and changes everything but people and the plan.' },
  viewer: { label: 'Viewer', may: 'Looks at everything and changes nothing.' },
};

/** Most powerful first, as people read a team. */
export const ROLE_OPTIONS = ROLES.toReversed().map((role) => ({
  value: role,
  label: ROLE_WORDS[role].label,
}));
