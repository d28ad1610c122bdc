import type { HandlersFor } from '../../platform/http/handler.ts';
import { notFound } from '../../platform/http/http-error.ts';
import { findMail, listMails } from '../../platform/mail/queries.ts';
import { listCharges } from '../../platform/payments/queries.ts';
import type { Services } from '../../platform/services.ts';
import { listTexts, setFailingPhone, storeIncoming } from '../../platform/sms-carrier/queries.ts';
import { DEMO_LOGINS } from './demo-logins.ts';
import { chargeToWire, mailToWire, textToWire } from './wire.ts';

type SandboxOperation =
  | 'GET /demo-logins'
  | 'GET /sandbox/texts'
  | 'POST /sandbox/texts/reply'
  | 'PUT /sandbox/phones/failing'
  | 'GET /sandbox/mails'
  | 'GET /sandbox/mails/:id'
  | 'GET /sandbox/charges';

/** Windows onto the embedded outside world; each reads what the local port stored. */
export function sandboxHandlers({ db, realtime }: Services): HandlersFor<SandboxOperation> {
  return {
    'GET /demo-logins': () => DEMO_LOGINS,
    'GET /sandbox/texts': async () => (await listTexts(db.root)).map(textToWire),
    'POST /sandbox/texts/reply': ({ body, now }) =>
      db.transaction(async (tx) => {
        const row = await storeIncoming(tx, body.phone, body.body, now);
        await realtime.publish(tx, {
          to: 'everybody',
          message: { type: 'sandbox_changed', store: 'texts' },
        });
        return textToWire(row);
      }),
    'PUT /sandbox/phones/failing': async ({ body }) => {
      await setFailingPhone(db.root, body.phone, body.failing);
      return null;
    },
    'GET /sandbox/mails': async ({ query }) => (await listMails(db.root, query.to)).map(mailToWire),
    'GET /sandbox/mails/:id': async ({ params }) => {
      const mail = await findMail(db.root, params.id);
      if (!mail) throw notFound('mail');
      return mailToWire(mail);
    },
    'GET /sandbox/charges': async () => (await listCharges(db.root)).map(chargeToWire),
  };
}
