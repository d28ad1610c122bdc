import { DAY_MS } from '@tandem/domain/time/durations';
import type { Transaction } from '../../../platform/db/database.ts';
import type { DemoScene } from '../../../platform/demo/demo-part.ts';
import { demoFavorites, demoPartnerships } from './demo-relations.ts';
import { insertRelations } from './queries.ts';

/** Connects those of the brands that were inserted. */
export async function seedRelations(tx: Transaction, { brandIds, now }: DemoScene): Promise<void> {
  const ago = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const partnerships = demoPartnerships.flatMap(({ pair, daysAgo }) => {
    const [brandA, brandB] = pair.map((slug) => brandIds.get(slug) ?? 0).sort((a, b) => a - b);
    return brandA && brandB ? [{ brandA, brandB, since: ago(daysAgo) }] : [];
  });
  const favorites = Object.entries(demoFavorites).flatMap(([slug, marked]) =>
    marked.flatMap((other, index) => {
      const brandId = brandIds.get(slug);
      const favoriteId = brandIds.get(other);
      return brandId && favoriteId ? [{ brandId, favoriteId, createdAt: ago(index + 1) }] : [];
    }),
  );
  await insertRelations(tx, partnerships, favorites);
}
