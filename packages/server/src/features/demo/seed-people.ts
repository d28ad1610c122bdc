import { HOUR_MS } from '@tandem/domain/time/durations';
import type { Transaction } from '../../platform/db/database.ts';
import type { DemoPerson } from './demo-people.ts';
import { insertMemberships, insertPeople } from './queries.ts';

/**
 * Inserts the people and lets them into those of their brands that were inserted; returns their ids
 * by address.
 */
export async function seedPeople(
  tx: Transaction,
  people: readonly DemoPerson[],
  brandIds: ReadonlyMap<string, number>,
  { passwordHash, now }: { passwordHash: string; now: Date },
): Promise<Map<string, number>> {
  const idByEmail = await insertPeople(
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
  const memberships = people.flatMap(({ email, brands }) =>
    brands.flatMap(({ slug, role }, index) => {
      const userId = idByEmail.get(email);
      const brandId = brandIds.get(slug);
      if (userId === undefined || brandId === undefined) return [];
      // An hour apart keeps their order: the switcher lists the most recently used first.
      return [{ userId, brandId, role, lastUsedAt: new Date(now.getTime() - index * HOUR_MS) }];
    }),
  );
  await insertMemberships(tx, memberships);
  return idByEmail;
}
