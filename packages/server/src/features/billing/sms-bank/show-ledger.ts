import type { CreditEntry } from '@tandem/contract/billing';
import { displayName } from '@tandem/domain/accounts/display-name';
import type { Queryable } from '../../../platform/db/database.ts';
import { listEntries } from './queries.ts';

const PAGE = 50;

export async function showLedger(
  db: Queryable,
  brandId: number,
  before: number | undefined,
): Promise<CreditEntry[]> {
  const rows = await listEntries(db, brandId, { before, limit: PAGE });
  return rows.map(({ entry, actor }) => ({
    id: entry.id,
    at: entry.createdAt.toISOString(),
    kind: entry.kind,
    note: entry.note,
    who: actor && displayName(actor),
    change: entry.bought + entry.free,
    balance: entry.boughtLeft + entry.freeLeft,
  }));
}
