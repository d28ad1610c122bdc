import { hasDemoPeople } from './features/accounts/public.ts';
import { features } from './features.ts';
import type { DemoScene } from './platform/demo/demo-part.ts';
import { lockSeeding } from './platform/demo/queries.ts';
import type { Feature } from './platform/feature.ts';
import type { Services } from './platform/services.ts';

/**
 * Fills a platform that has no demo people yet, and says whether it did. Each feature prepares its
 * part first (files, under names that a second try would choose again); then all of them write, in
 * the order in which features are listed and in one transaction. Killed at any moment, the next start
 * finds no demo people and begins anew.
 */
export async function seedDemo(services: Services): Promise<boolean> {
  const { db, clock } = services;
  if (await hasDemoPeople(db.root)) return false;
  const scene: DemoScene = { now: clock.now(), brandIds: new Map(), userIds: new Map() };
  const parts = await Promise.all(features.map((feature: Feature) => feature.demo?.(services)));
  return db.transaction(
    async (tx) => {
      await lockSeeding(tx);
      if (await hasDemoPeople(tx)) return false;
      for (const seed of parts) await seed?.(tx, scene);
      return true;
    },
    { minutes: 10 },
  );
}
