import { sql } from 'drizzle-orm';
import type { Queryable } from '../../../platform/db/database.ts';
import type { FiguresQuestion } from '../../../platform/home/home-part.ts';

interface InviteRow extends Record<string, unknown> {
  id: number;
  partner: string;
  campaign: string;
  isApplication: boolean;
  isHost: boolean;
  at: string;
}

/** As host and as invitee: a stretch of an index each. */
export async function listNewestInvites(db: Queryable, brandId: number, limit: number) {
  const newest = sql`order by created_at desc limit ${limit}`;
  const columns = sql`id, campaign_id, is_application, created_at`;
  const { rows } = await db.execute<InviteRow>(sql`
    select asked.id, brand.account_name as partner, campaign.name as campaign,
           asked.is_application as "isApplication", asked.is_host as "isHost", asked.created_at as at
      from (
        (select ${columns}, invitee_brand_id as other_id, true as is_host from partnership_invite
          where host_brand_id = ${brandId} ${newest})
        union all
        (select ${columns}, host_brand_id, false from partnership_invite
          where invitee_brand_id = ${brandId} ${newest})) asked
      join brand on brand.id = asked.other_id
      join campaign on campaign.id = asked.campaign_id
     order by asked.created_at desc limit ${limit}`);
  return rows;
}

interface WaitingRow extends Record<string, unknown> {
  partner: string;
  isApplication: boolean;
}

/** Those who asked us and have heard nothing, newest first. */
export async function listUnanswered(db: Queryable, brandId: number, limit: number) {
  const open = sql`status = 'pending' order by created_at desc limit ${limit}`;
  const { rows } = await db.execute<WaitingRow>(sql`
    select brand.account_name as partner, asked.is_application as "isApplication"
      from (
        (select invitee_brand_id as other_id, true as is_application, created_at
           from partnership_invite
          where host_brand_id = ${brandId} and is_application and ${open})
        union all
        (select host_brand_id, false, created_at from partnership_invite
          where invitee_brand_id = ${brandId} and not is_application and ${open})) asked
      join brand on brand.id = asked.other_id
     order by asked.created_at desc limit ${limit}`);
  return rows;
}

/** Most of a month: more invitations than that need no plot. */
const COUNTED = 1_000;

export async function countInvitesByDay(
  db: Queryable,
  { brandId, since, utcOffsetMinutes }: FiguresQuestion,
) {
  const lately = sql`created_at >= ${since.toISOString()}::timestamptz limit ${COUNTED}`;
  const { rows } = await db.execute<{ day: string; count: number }>(sql`
    select to_char(asked.created_at at time zone 'UTC' + make_interval(mins => ${utcOffsetMinutes}),
             'YYYY-MM-DD') as day, count(*)::int as count
      from (
        (select created_at from partnership_invite where host_brand_id = ${brandId} and ${lately})
        union all
        (select created_at from partnership_invite where invitee_brand_id = ${brandId} and ${lately})
      ) asked group by 1`);
  return rows;
}
