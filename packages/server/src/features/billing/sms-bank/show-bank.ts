import type { SmsBank } from '@tandem/contract/billing';
import type { Queryable } from '../../../platform/db/database.ts';
import { smsBankToWire } from '../wire.ts';
import { findBank, readBalance } from './queries.ts';

export async function showBank(db: Queryable, brandId: number): Promise<SmsBank> {
  return smsBankToWire(await readBalance(db, brandId), await findBank(db, brandId));
}
