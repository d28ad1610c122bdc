import type { Role } from '@tandem/domain/accounts/roles';
import { brandNameKey } from '@tandem/domain/brands/brand-identity';
import { HOUR_MS } from '@tandem/domain/time/durations';
import { hashPassword } from '../features/accounts/public.ts';
import { sessions, users } from '../features/accounts/schema.ts';
import { hashSessionToken, newSessionToken } from '../features/accounts/session-token.ts';
import { brands, memberships } from '../features/brands/schema.ts';
import type { Queryable } from '../platform/db/database.ts';

export const TEST_PASSWORD = 'Correct!Horse9';

/** Hashing is slow on purpose; one hash serves all people of a test run. */
const testHash = hashPassword(TEST_PASSWORD);
let serial = 0;

export async function givenPerson(db: Queryable, person: Partial<typeof users.$inferInsert> = {}) {
  serial += 1;
  const [row] = await db
    .insert(users)
    .values({
      email: `person${serial}@test.example`,
      passwordHash: await testHash,
      emailVerifiedAt: new Date(),
      ...person,
    })
    .returning();
  return row as NonNullable<typeof row>;
}

export async function givenBrand(db: Queryable, brand: Partial<typeof brands.$inferInsert> = {}) {
  serial += 1;
  const accountName = brand.accountName ?? `Brand ${serial}`;
  const [row] = await db
    .insert(brands)
    .values({
      accountName,
      nameKey: brandNameKey(accountName),
      dedicatedListSize: 1000,
      acceptedTermsVersion: 1,
      ...brand,
    })
    .returning();
  return row as NonNullable<typeof row>;
}

/** A person with a role in a brand; makes a new brand when none is given. */
export async function givenMember(
  db: Queryable,
  options: { role?: Role; brandId?: number; person?: Partial<typeof users.$inferInsert> } = {},
) {
  const person = await givenPerson(db, options.person);
  const brandId = options.brandId ?? (await givenBrand(db)).id;
  await db
    .insert(memberships)
    .values({ userId: person.id, brandId, role: options.role ?? 'owner' });
  return { person, brandId };
}

/** A session without the slow password check; returns the cookie to send. */
export async function givenSession(db: Queryable, userId: number, now: Date): Promise<string> {
  const token = newSessionToken();
  const expiresAt = new Date(now.getTime() + HOUR_MS);
  await db.insert(sessions).values({
    tokenHash: hashSessionToken(token),
    userId,
    createdAt: now,
    lastSeenAt: now,
    expiresAt,
  });
  return `tandem_session=${token}`;
}
