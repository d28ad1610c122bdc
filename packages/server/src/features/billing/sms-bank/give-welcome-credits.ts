import { WELCOME_CREDITS } from '@tandem/domain/billing/sms-credit-plans';
import type { Transaction } from '../../../platform/db/database.ts';
import { addCredits } from './add-credits.ts';

/** Every brand begins with some free credits, so that it can try a text before it pays for one. */
export async function giveWelcomeCredits(
  tx: Transaction,
  brandId: number,
  now: Date,
): Promise<void> {
  const gift = { kind: 'gift', free: WELCOME_CREDITS, note: 'Welcome gift' } as const;
  await addCredits(tx, { brandId, ...gift, reference: 'welcome', now });
}
