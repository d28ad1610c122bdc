import type { Transaction } from '../../../platform/db/database.ts';
import type { JobDefinition } from '../../../platform/jobs/job-definition.ts';
import type { Jobs } from '../../../platform/jobs/open-jobs.ts';
import { composeMail } from '../../../platform/mail/compose-mail.ts';
import type { Services } from '../../../platform/services.ts';
import { findOwner, listOwnerIds } from '../../brands/public.ts';
import { mailWords } from './mail-words.ts';
import type { OwnersMail } from './owners-mail.ts';

const BILLING_MAIL = { name: 'mail-billing' };

/** Queues a mail to each owner of a brand, one job each: a failed one repeats no other. */
export async function mailOwners(
  { jobs }: { jobs: Pick<Jobs, 'enqueue'> },
  tx: Transaction,
  mail: OwnersMail,
): Promise<void> {
  for (const userId of await listOwnerIds(tx, mail.brandId)) {
    await jobs.enqueue(tx, BILLING_MAIL, { ...mail, userId });
  }
}

export function billingMailJob({
  db,
  mail,
  config: { publicUrl },
}: Pick<Services, 'db' | 'mail' | 'config'>): JobDefinition<OwnersMail & { userId: number }> {
  return {
    ...BILLING_MAIL,
    async handle({ userId, brandId, ...news }) {
      const owner = await findOwner(db.root, brandId, userId);
      if (!owner) return;
      const { page, label, ...words } = mailWords(news, owner.brandName);
      const url = `${publicUrl}/app${page}?brandId=${brandId}`;
      const letter = composeMail({
        publicUrl,
        subject: words.subject,
        ...(words.title ? { title: words.title } : {}),
        parts: [...words.parts, { button: { label, url } }],
        footer: `You get this mail because you own ${owner.brandName} on Tandem.`,
      });
      await mail.send({ to: owner.email, ...letter });
    },
  };
}
