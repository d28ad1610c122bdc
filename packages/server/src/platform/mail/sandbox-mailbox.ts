import type { Clock } from '../clock/clock.ts';
import type { Database } from '../db/database.ts';
import type { Realtime } from '../realtime/realtime.ts';
import type { MailPort } from './mail.ts';
import { storeMail } from './queries.ts';

/** The embedded default: mails land in a mailbox that the sandbox shows. */
export function sandboxMailbox(deps: { db: Database; clock: Clock; realtime: Realtime }): MailPort {
  return {
    send: (mail) =>
      deps.db.transaction(async (tx) => {
        await storeMail(tx, mail, deps.clock.now());
        await deps.realtime.publish(tx, {
          to: 'everybody',
          message: { type: 'sandbox_changed', store: 'mails' },
        });
      }),
  };
}
