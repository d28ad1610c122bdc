import type { Database } from '../../../platform/db/database.ts';
import { composeMail } from '../../../platform/mail/compose-mail.ts';
import { sandboxMailbox } from '../../../platform/mail/sandbox-mailbox.ts';
import type { CustomerSnapshot } from '../../../platform/payments/payments.ts';
import type { Services } from '../../../platform/services.ts';
import type { DemoBrand } from '../../brands/public.ts';
import { mailWords } from '../mails/mail-words.ts';

/** The receipts that a brand's owner would have in the mailbox, of what it really paid. */
export async function mailDemoReceipts(
  db: Database,
  demo: {
    brand: DemoBrand;
    snapshot: CustomerSnapshot;
    email: string;
    realtime: Services['realtime'];
    config: Services['config'];
  },
): Promise<void> {
  const { brand, snapshot, email, realtime, config } = demo;
  for (const invoice of snapshot.invoices.slice(0, 2).reverse()) {
    const { number, lines, totalCents, paidAt, item } = invoice;
    if (!paidAt) continue;
    const receipt = { number, lines, totalCents, cause: causeOf(item), buyer: null };
    const words = mailWords({ kind: 'receipt', receipt }, brand.accountName);
    const letter = composeMail({
      publicUrl: config.publicUrl,
      subject: words.subject,
      ...(words.title ? { title: words.title } : {}),
      parts: [
        ...words.parts,
        { button: { label: words.label, url: `${config.publicUrl}/app${words.page}` } },
      ],
      footer: `You get this mail because you own ${brand.accountName} on Tandem.`,
    });
    const clock = { now: () => new Date(paidAt) };
    await sandboxMailbox({ db, clock, realtime }).send({ to: email, ...letter });
  }
}

function causeOf(item: string | null) {
  return item === null ? ('renewal' as const) : ('purchase' as const);
}
