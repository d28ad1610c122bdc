import { countsOfDays, homeDays, homeDaysBegin } from '@tandem/domain/home/home-days';
import type { Handler } from '../../platform/http/handler.ts';
import type { Services } from '../../platform/services.ts';

export function showFigures({
  db,
  homeParts,
}: Pick<Services, 'db' | 'homeParts'>): Handler<'GET /home/figures'> {
  return async ({ brand, query: { utcOffsetMinutes }, now }) => {
    const days = homeDays(now, utcOffsetMinutes);
    const since = homeDaysBegin(now, utcOffsetMinutes);
    const question = { brandId: brand.id, since, utcOffsetMinutes };
    const counted = await Promise.all(homeParts.map((part) => part.figures?.(db.root, question)));
    const figures = counted
      .flatMap((counts) => counts ?? [])
      .toSorted((a, b) => a.rank - b.rank)
      .map(({ perDay, rank: _, ...figure }) => ({ ...figure, counts: countsOfDays(days, perDay) }));
    return { days, figures };
  };
}
