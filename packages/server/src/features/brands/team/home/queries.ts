import { and, desc, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../../../platform/db/database.ts';
import { users } from '../../../accounts/schema.ts';
import { memberships } from '../../schema.ts';
import { invites } from '../schema.ts';

const guest = alias(users, 'guest');

/** With who asked, and whether the one who was asked is in the team now. */
export function listNewestInvites(db: Queryable, brandId: number, limit: number) {
  return db
    .select({
      invite: invites,
      by: { firstName: users.firstName, lastName: users.lastName, email: users.email },
      joinedRole: memberships.role,
    })
    .from(invites)
    .innerJoin(users, eq(users.id, invites.invitedById))
    .leftJoin(guest, eq(sql`lower(${guest.email})`, sql`lower(${invites.email})`))
    .leftJoin(
      memberships,
      and(eq(memberships.userId, guest.id), eq(memberships.brandId, invites.brandId)),
    )
    .where(eq(invites.brandId, brandId))
    .orderBy(desc(invites.createdAt))
    .limit(limit);
}

/** Nobody else is in the team, and nobody is asked to be. */
export async function isAlone(db: Queryable, brandId: number, now: Date): Promise<boolean> {
  const { rows } = await db.execute<{ isAlone: boolean }>(sql`
    select (select count(*) from (select 1 from membership where brand_id = ${brandId} limit 2) few) < 2
       and not exists (
         select 1 from brand_invite where brand_id = ${brandId} and closed_at is null
            and expires_at > ${now.toISOString()}::timestamptz) as "isAlone"`);
  return rows[0]?.isAlone ?? false;
}
