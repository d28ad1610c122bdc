// What a person may do within a brand, from least to most: a viewer looks, a member works, an owner
// also pays and manages people. The specification has only "brand user" (platform §6); the three
// roles are ours. Admin and staff are flags of their own and no part of this order.

export function roleAtLeast(role: Role, needed: Role): boolean {
  return ROLES.indexOf(role) >= ROLES.indexOf(needed);
}

export const ROLES = ['viewer', 'member', 'owner'] as const;

export type Role = (typeof ROLES)[number];
