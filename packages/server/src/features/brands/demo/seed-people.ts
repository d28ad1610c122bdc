import { HOUR_MS } from '@tandem/domain/time/durations';
import type { Transaction } from '../../../platform/db/database.ts';
import type { DemoScene } from '../../../platform/demo/demo-part.ts';
import { addDemoPeople } from '../../accounts/public.ts';
import { demoPeople } from './demo-people.ts';
import { insertMemberships } from './queries.ts';

/** Makes the people and lets them into those of their brands that were inserted. */
export async function seedPeople(
  tx: Transaction,
  { brandIds, userIds, now }: DemoScene,
  passwordHash: string,
): Promise<void> {
  const added = await addDemoPeople(tx, demoPeople, { passwordHash, now });
  for (const [email, id] of added) userIds.set(email, id);
  const memberships = demoPeople.flatMap(({ email, brands }) =>
    brands.flatMap(({ slug, role }, index) => {
      const userId = userIds.get(email);
      const brandId = brandIds.get(slug);
      if (userId === undefined || brandId === undefined) return [];
      // An hour apart keeps their order: the switcher lists the most recently used first.
      return [{ userId, brandId, role, lastUsedAt: new Date(now.getTime() - index * HOUR_MS) }];
    }),
  );
  await insertMemberships(tx, memberships);
}
