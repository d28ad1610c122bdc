import type { Services } from '../../platform/services.ts';
import { hasDemoPeople, hashPassword } from '../accounts/public.ts';
import { DEMO_PASSWORD } from '../sandbox/public.ts';
import { seedConversations } from './conversations/seed-conversations.ts';
import { demoBrands } from './demo-brands.ts';
import { demoPeople } from './demo-people.ts';
import { fillSandbox } from './fill-sandbox.ts';
import { storeBrandImages } from './images/store-brand-images.ts';
import { lockSeeding } from './queries.ts';
import { seedBilling } from './seed-billing.ts';
import { seedBrands } from './seed-brands.ts';
import { seedNotifications } from './seed-notifications.ts';
import { seedPeople } from './seed-people.ts';
import { seedRelations } from './seed-relations.ts';
import { seedSupport } from './seed-support.ts';
import { seedUsage } from './usage/seed-usage.ts';

/**
 * Fills a platform that has no demo people yet, and says whether it did. Pictures come first, under
 * names that a second try would choose again; everything else is one transaction. Killed at any
 * moment, the next start finds no demo people and begins anew.
 */
export async function seedDemo(services: Services): Promise<boolean> {
  const { db, clock, storage } = services;
  if (await hasDemoPeople(db.root)) return false;
  const now = clock.now();
  const [passwordHash, illustrated] = await Promise.all([
    hashPassword(DEMO_PASSWORD),
    Promise.all(
      demoBrands.map(async (brand, index) => ({
        brand,
        images: await storeBrandImages(storage, brand, index, brand.company ? 2 : 0),
      })),
    ),
  ]);
  return db.transaction(async (tx) => {
    await lockSeeding(tx);
    if (await hasDemoPeople(tx)) return false;
    const brandIds = await seedBrands(tx, illustrated, now);
    await seedRelations(tx, brandIds, now);
    const userIds = await seedPeople(tx, demoPeople, brandIds, { passwordHash, now });
    await seedBilling(tx, services, brandIds, now);
    await seedSupport(tx, brandIds, now);
    await seedConversations(tx, { brandIds, userIds, now });
    await seedNotifications(tx, services, { brandIds, now });
    await seedUsage(tx, brandIds, now);
    await fillSandbox(tx, services, now);
    return true;
  });
}
