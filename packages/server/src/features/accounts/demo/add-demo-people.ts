import type { Transaction } from '../../../platform/db/database.ts';
import { insertDemoPeople } from './queries.ts';

export interface DemoPerson {
  email: string;
  firstName: string;
  lastName: string;
  isAdmin?: true;
}

/** People who can sign in with a password everybody knows; ids by address, without taken ones. */
export function addDemoPeople(
  tx: Transaction,
  people: readonly DemoPerson[],
  { passwordHash, now }: { passwordHash: string; now: Date },
): Promise<Map<string, number>> {
  return insertDemoPeople(
    tx,
    people.map(({ email, firstName, lastName, isAdmin = false }) => ({
      email,
      firstName,
      lastName,
      isAdmin,
      canImpersonate: isAdmin,
      passwordHash,
      passwordUpdatedAt: now,
      emailVerifiedAt: now,
      createdAt: now,
      isDemo: true,
    })),
  );
}
