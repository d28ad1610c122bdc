import type { Profile } from '@tandem/contract/accounts';
import { displayName, fullName } from '@tandem/domain/accounts/display-name';
import type { Caller } from '../../platform/http/caller.ts';

/** A caller under the specification's wire names. */
export function profileToWire({ person, brands, impersonatorId }: Caller, now: Date): Profile {
  return {
    id: person.id,
    uid: person.uid,
    email: person.email,
    firstName: person.firstName,
    lastName: person.lastName,
    fullName: fullName(person),
    displayName: displayName(person),
    isAdmin: person.isAdmin,
    canImpersonate: person.canImpersonate,
    lockedOut: person.lockedUntil !== null && person.lockedUntil > now,
    loginAttempts: person.loginAttempts,
    passwordUpdatedAt: person.passwordUpdatedAt?.toISOString() ?? null,
    credentials: brands.map(({ id }) => id),
    mostRecentBrands: brands.map(({ id, accountName, logo, website, role }) => ({
      brand: { id, accountname: accountName, logo, website, role },
    })),
    impersonating: impersonatorId === null ? null : person.id,
  };
}
