import type { EventDescription } from '@tandem/domain/notifications/event-description';
import { sql } from 'drizzle-orm';
import type { Transaction } from '../../../platform/db/database.ts';

export interface Audience {
  brandId: number;
  /** Somebody who knows already. */
  except?: number;
  onlyOwners?: boolean;
}

/**
 * A row for each member who is meant and has not muted the category, in one statement. Whoever has
 * been told of the same occurrence before gets none.
 */
export async function insertForMembers(
  tx: Transaction,
  { brandId, except, onlyOwners = false }: Audience,
  { category, text, to, picture, key }: EventDescription,
  now: Date,
) {
  const img = picture.of === 'ownBrand' ? sql`brand.logo` : sql`${picture.url}::text`;
  const { rows } = await tx.execute<{
    id: number | string;
    user_id: number;
    img: string | null;
  }>(sql`
    insert into notification (user_id, brand_id, category, img, text, link_to, created_at, event_key)
    select membership.user_id, brand.id, ${category}, ${img}, ${text}, ${to},
           ${now.toISOString()}::timestamptz, ${key ?? null}::text
      from membership
      join brand on brand.id = membership.brand_id
      left join notification_preference preference on preference.user_id = membership.user_id
     where membership.brand_id = ${brandId}
       and membership.user_id is distinct from ${except ?? null}::int
       and (not ${onlyOwners}::boolean or membership.role = 'owner')
       and ${category} <> all (coalesce(preference.muted_categories, '{}'))
     order by membership.user_id
    on conflict (user_id, brand_id, event_key) do nothing
    returning id, user_id, img`);
  return rows.map(({ id, user_id, img }) => ({ id: Number(id), userId: user_id, img }));
}
