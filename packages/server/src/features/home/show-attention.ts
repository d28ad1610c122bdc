import { roleAtLeast } from '@tandem/domain/accounts/roles';
import type { Handler } from '../../platform/http/handler.ts';
import type { Services } from '../../platform/services.ts';

/** A viewer may do nothing about any of it, and is not asked to. */
export function showAttention({
  db,
  homeParts,
}: Pick<Services, 'db' | 'homeParts'>): Handler<'GET /home/attention'> {
  return async ({ brand: { id: brandId, role }, now }) => {
    if (!roleAtLeast(role, 'member')) return { needs: [] };
    const question = { brandId, role, now };
    const asked = await Promise.all(homeParts.map((part) => part.attention?.(db.root, question)));
    return { needs: asked.flatMap((needs) => needs ?? []) };
  };
}
