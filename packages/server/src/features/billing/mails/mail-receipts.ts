import { displayName } from '@tandem/domain/accounts/display-name';
import type { Transaction } from '../../../platform/db/database.ts';
import type { CustomerSnapshot, InvoiceSnapshot } from '../../../platform/payments/payments.ts';
import type { Services } from '../../../platform/services.ts';
import { findBuyer } from '../queries.ts';
import { isRefillKey } from '../sms-bank/refill-key.ts';
import { newlyPaid } from './account-news.ts';
import { mailOwners } from './mail-owners.ts';
import type { MailedReceipt } from './owners-mail.ts';

/** Every invoice that is paid is a receipt in the owners' mail, whoever or whatever paid it. */
export async function mailReceipts(
  services: Pick<Services, 'jobs'>,
  tx: Transaction,
  news: { brandId: number; known: CustomerSnapshot; fresh: CustomerSnapshot },
): Promise<void> {
  const { brandId, known, fresh } = news;
  for (const invoice of newlyPaid(known, fresh)) {
    const { id, key, number, lines, totalCents } = invoice;
    const buyer = await findBuyer(tx, brandId, key ?? id);
    const receipt: MailedReceipt = {
      number,
      lines,
      totalCents,
      cause: causeOf(invoice),
      buyer: buyer ? buyerName(buyer) : null,
    };
    await mailOwners(services, tx, { brandId, kind: 'receipt', receipt });
  }
}

function causeOf({ key }: InvoiceSnapshot): MailedReceipt['cause'] {
  if (key === null) return 'renewal';
  return isRefillKey(key) ? 'refill' : 'purchase';
}

function buyerName(buyer: NonNullable<Awaited<ReturnType<typeof findBuyer>>>): string {
  return buyer.impersonatorId === null ? displayName(buyer) : SUPPORT_NAME;
}

/** Admins act in somebody's name, but people should not think that they did it themselves. */
export const SUPPORT_NAME = 'Tandem support';
