import type { Clock } from '../../../platform/clock/clock.ts';
import type { Config } from '../../../platform/config/config.ts';
import type { Database, Transaction } from '../../../platform/db/database.ts';
import type { JobDefinition } from '../../../platform/jobs/job-definition.ts';
import type { Jobs } from '../../../platform/jobs/open-jobs.ts';
import { linkMail } from '../../../platform/mail/link-mail.ts';
import type { MailPort } from '../../../platform/mail/mail.ts';
import { findOwner, listOwnerIds } from '../queries.ts';

export interface OwnersMail {
  brandId: number;
  kind: 'trial-ending' | 'trial-ended' | 'charge-failed' | 'refill-failed';
  /** For `trial-ending`. */
  daysLeft?: number;
}

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

export function billingMailJob(deps: {
  db: Database;
  clock: Clock;
  mail: MailPort;
  config: Config;
}): JobDefinition<OwnersMail & { userId: number }> {
  const { db, mail, config } = deps;
  return {
    ...BILLING_MAIL,
    async handle({ userId, ...content }) {
      const owner = await findOwner(db.root, content.brandId, userId);
      if (!owner) return;
      const { subject, line, page, label } = wordsFor(content, owner.brandName);
      const compose = linkMail({
        subject,
        lines: [line],
        link: { url: `${config.publicUrl}/app${page}?brandId=${content.brandId}`, label },
        footer: `You get this mail because you own ${owner.brandName} on Tandem.`,
      });
      await mail.send({ to: owner.email, ...compose('') });
    },
  };
}

function wordsFor({ kind, daysLeft = 0 }: OwnersMail, brand: string) {
  switch (kind) {
    case 'trial-ending': {
      const days = daysLeft === 1 ? '1 day' : `${daysLeft} days`;
      return {
        subject: `Your trial ends in ${days}`,
        line: `The trial of ${brand} ends in ${days}. Choose a plan to keep everything running.`,
        page: '/upgrade-plan',
        label: 'See the plans',
      };
    }
    case 'trial-ended':
      return {
        subject: 'Your trial has ended',
        line: `The trial of ${brand} is over. Nothing is lost: choose a plan and go on where you left off.`,
        page: '/upgrade-plan',
        label: 'Choose a plan',
      };
    case 'charge-failed':
      return {
        subject: 'We could not charge your card',
        line: `The payment for ${brand} did not go through. We try again over the next days; a new card settles it at once.`,
        page: '/missing-payment',
        label: 'Check the card',
      };
    case 'refill-failed':
      return {
        subject: 'Your SMS credits were not refilled',
        line: `The card of ${brand} was refused, so auto-refill is switched off for now.`,
        page: '/manage-sms-marketing',
        label: 'See your credits',
      };
  }
}
