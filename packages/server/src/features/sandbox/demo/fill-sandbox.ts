import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database, Transaction } from '../../../platform/db/database.ts';
import type { DemoScene } from '../../../platform/demo/demo-part.ts';
import { composeMail } from '../../../platform/mail/compose-mail.ts';
import { sandboxMailbox } from '../../../platform/mail/sandbox-mailbox.ts';
import { storeCharge } from '../../../platform/payments/queries.ts';
import type { Services } from '../../../platform/services.ts';
import { localCarrier } from '../../../platform/sms-carrier/local-carrier.ts';
import { storeIncoming } from '../../../platform/sms-carrier/queries.ts';
import { demoCharges, demoMails, demoTexts } from './sandbox-contents.ts';

/**
 * Gives the sandbox's phones, mailbox and card screen something to show. Always through the
 * embedded ports, never the configured ones: demo data must not text or bill anybody. They are
 * opened on the seeding transaction, so that their rows stand or fall with it.
 */
export async function fillSandbox(
  tx: Transaction,
  { now }: DemoScene,
  { db, realtime, config }: Pick<Services, 'db' | 'realtime' | 'config'>,
): Promise<void> {
  const inside: Database = { ...db, transaction: (work) => work(tx) };
  const past = { minutesAgo: 0 };
  const clock: Clock = { now: () => new Date(now.getTime() - past.minutesAgo * 60_000) };
  const ports = { db: inside, clock, realtime };
  const carrier = localCarrier(ports);
  const mailbox = sandboxMailbox(ports);

  for (const [index, { minutesAgo, direction, phone, body }] of demoTexts.entries()) {
    past.minutesAgo = minutesAgo;
    if (direction === 'in') await storeIncoming(tx, phone, body, clock.now());
    else await carrier.send({ reference: `demo-text-${index + 1}`, phone, body });
  }
  for (const { minutesAgo, to, subject, parts } of demoMails) {
    past.minutesAgo = minutesAgo;
    const footer = 'You get this mail because you registered a brand on Tandem.';
    const letter = composeMail({ publicUrl: config.publicUrl, subject, parts, footer });
    await mailbox.send({ to, ...letter });
  }
  for (const [index, { minutesAgo, status, ...charge }] of demoCharges.entries()) {
    past.minutesAgo = minutesAgo;
    const reference = `demo-charge-${index + 1}`;
    await storeCharge(tx, { reference, ...charge }, status, clock.now());
  }
  await realtime.publish(tx, {
    to: 'everybody',
    message: { type: 'sandbox_changed', store: 'charges' },
  });
}
