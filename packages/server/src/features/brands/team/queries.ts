import type { Role } from '@tandem/domain/accounts/roles';
import { and, eq, gt, isNull, max, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../platform/db/database.ts';
import { sessions, users } from '../../accounts/schema.ts';
import { brands, memberships } from '../schema.ts';
import { invites } from './schema.ts';

export function listMembers(db: Queryable, brandId: number) {
  return db
    .select({
      userId: users.id,
      email: users.email,
      firstName: users.firstName,
      lastName: users.lastName,
      role: memberships.role,
      lastSeenAt: max(sessions.lastSeenAt),
    })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .leftJoin(sessions, eq(sessions.userId, users.id))
    .where(eq(memberships.brandId, brandId))
    .groupBy(users.id, memberships.role)
    .orderBy(users.id);
}

export function listOpenInvites(db: Queryable, brandId: number, now: Date) {
  return db
    .select()
    .from(invites)
    .where(and(eq(invites.brandId, brandId), isNull(invites.closedAt), gt(invites.expiresAt, now)))
    .orderBy(invites.id);
}

export async function isMember(db: Queryable, brandId: number, email: string): Promise<boolean> {
  const rows = await db
    .select({ id: users.id })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(
      and(eq(memberships.brandId, brandId), eq(sql`lower(${users.email})`, email.toLowerCase())),
    );
  return rows.length > 0;
}

/** Closes open invitations of an address to a brand, so that a new one replaces them. */
export async function closeInvitesTo(tx: Transaction, brandId: number, email: string, now: Date) {
  await tx
    .update(invites)
    .set({ closedAt: now })
    .where(
      and(
        eq(invites.brandId, brandId),
        eq(sql`lower(${invites.email})`, email.toLowerCase()),
        isNull(invites.closedAt),
      ),
    );
}

export async function insertInvite(tx: Transaction, invite: typeof invites.$inferInsert) {
  const [row] = await tx.insert(invites).values(invite).returning({ id: invites.id });
  return (row as NonNullable<typeof row>).id;
}

export async function closeInvite(db: Queryable, brandId: number, id: number, now: Date) {
  const rows = await db
    .update(invites)
    .set({ closedAt: now })
    .where(and(eq(invites.id, id), eq(invites.brandId, brandId), isNull(invites.closedAt)))
    .returning({ id: invites.id });
  return rows.length === 1;
}

const invitation = {
  id: invites.id,
  email: invites.email,
  role: invites.role,
  brandId: invites.brandId,
  brandName: brands.accountName,
  brandLogo: brands.logo,
};

export async function findOpenInviteById(db: Queryable, id: number, now: Date) {
  const [row] = await db
    .select(invitation)
    .from(invites)
    .innerJoin(brands, eq(brands.id, invites.brandId))
    .where(and(eq(invites.id, id), isNull(invites.closedAt), gt(invites.expiresAt, now)));
  return row;
}

/** Who wrote an invitation. */
export async function findInviter(db: Queryable, inviteId: number) {
  const [row] = await db
    .select({ email: users.email, firstName: users.firstName, lastName: users.lastName })
    .from(invites)
    .innerJoin(users, eq(users.id, invites.invitedById))
    .where(eq(invites.id, inviteId));
  return row;
}

export async function findOpenInvite(db: Queryable, tokenHash: string, now: Date) {
  const [row] = await db
    .select(invitation)
    .from(invites)
    .innerJoin(brands, eq(brands.id, invites.brandId))
    .where(
      and(eq(invites.tokenHash, tokenHash), isNull(invites.closedAt), gt(invites.expiresAt, now)),
    );
  return row;
}

export async function setInviteToken(db: Queryable, id: number, tokenHash: string): Promise<void> {
  await db.update(invites).set({ tokenHash }).where(eq(invites.id, id));
}

export async function addMember(
  tx: Transaction,
  member: { userId: number; brandId: number; role: Role; now: Date },
): Promise<void> {
  const { userId, brandId, role, now } = member;
  await tx
    .insert(memberships)
    .values({ userId, brandId, role, lastUsedAt: now })
    .onConflictDoUpdate({
      target: [memberships.userId, memberships.brandId],
      set: { lastUsedAt: now },
    });
}

/** The brand's owners, locked until the transaction ends, so that the last one cannot slip away. */
export async function lockOwners(tx: Transaction, brandId: number): Promise<number[]> {
  const rows = await tx
    .select({ userId: memberships.userId })
    .from(memberships)
    .where(and(eq(memberships.brandId, brandId), eq(memberships.role, 'owner')))
    .for('update');
  return rows.map(({ userId }) => userId);
}

export async function setRole(tx: Transaction, brandId: number, userId: number, role: Role) {
  const rows = await tx
    .update(memberships)
    .set({ role })
    .where(and(eq(memberships.brandId, brandId), eq(memberships.userId, userId)))
    .returning({ userId: memberships.userId });
  return rows.length === 1;
}

export async function removeMember(tx: Transaction, brandId: number, userId: number) {
  const rows = await tx
    .delete(memberships)
    .where(and(eq(memberships.brandId, brandId), eq(memberships.userId, userId)))
    .returning({ userId: memberships.userId });
  return rows.length === 1;
}

export async function listOwnerIds(db: Queryable, brandId: number): Promise<number[]> {
  const rows = await db
    .select({ userId: memberships.userId })
    .from(memberships)
    .where(and(eq(memberships.brandId, brandId), eq(memberships.role, 'owner')));
  return rows.map(({ userId }) => userId);
}

/** An owner to write to; nothing when they have left the brand since. */
export async function findOwner(db: Queryable, brandId: number, userId: number) {
  const [row] = await db
    .select({ email: users.email, brandName: brands.accountName })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .innerJoin(brands, eq(brands.id, memberships.brandId))
    .where(
      and(
        eq(memberships.brandId, brandId),
        eq(memberships.userId, userId),
        eq(memberships.role, 'owner'),
      ),
    );
  return row;
}
