import { desc, eq, lt, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../platform/db/database.ts';
import { users } from '../accounts/schema.ts';
import { auditLog } from './schema.ts';

const PAGE = 100;

export async function recordAudit(
  db: Queryable,
  entry: typeof auditLog.$inferInsert,
): Promise<void> {
  await db.insert(auditLog).values(entry);
}

export function listAudit(db: Queryable, before: number | undefined) {
  const actor = alias(users, 'actor');
  const actingAs = alias(users, 'acting_as');
  return db
    .select({ entry: auditLog, actor: actor.email, actingAs: actingAs.email })
    .from(auditLog)
    .innerJoin(actor, eq(actor.id, auditLog.actorId))
    .leftJoin(actingAs, eq(actingAs.id, auditLog.actingAsId))
    .where(before === undefined ? undefined : lt(auditLog.id, before))
    .orderBy(desc(auditLog.id))
    .limit(PAGE);
}

export interface FoundPersonRow extends Record<string, unknown> {
  id: number;
  email: string;
  firstName: string | null;
  lastName: string | null;
  isAdmin: boolean;
  brands: string[];
}

const FOUND_AT_MOST = 25;

/** People by part of their name, address or brand; an empty text gives the newest. */
export async function searchPeople(db: Queryable, text: string): Promise<FoundPersonRow[]> {
  const pattern = `%${text.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  const { rows } = await db.execute<FoundPersonRow>(sql`
    select u.id, u.email, u.first_name as "firstName", u.last_name as "lastName",
           u.is_admin as "isAdmin",
           coalesce(json_agg(b.account_name order by b.account_name)
                    filter (where b.id is not null), '[]') as brands
      from app_user u
      left join membership m on m.user_id = u.id
      left join brand b on b.id = m.brand_id
     where u.email ilike ${pattern}
        or concat_ws(' ', u.first_name, u.last_name) ilike ${pattern}
        or b.account_name ilike ${pattern}
     group by u.id
     order by u.id desc
     limit ${FOUND_AT_MOST}
  `);
  return rows;
}

export async function findImpersonable(db: Queryable, userId: number) {
  const [row] = await db
    .select({
      id: users.id,
      email: users.email,
      firstName: users.firstName,
      lastName: users.lastName,
      isAdmin: users.isAdmin,
    })
    .from(users)
    .where(eq(users.id, userId));
  return row && !row.isAdmin ? row : undefined;
}
