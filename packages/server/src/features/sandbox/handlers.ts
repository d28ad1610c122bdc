import type { HandlersFor } from '../../platform/http/handler.ts';
import { listMails } from '../../platform/mail/queries.ts';
import { listCharges } from '../../platform/payments/queries.ts';
import type { Services } from '../../platform/services.ts';
import { listTexts } from '../../platform/sms-carrier/queries.ts';
import { breakPhone } from './break-phone.ts';
import { DEMO_LOGINS } from './demo-logins.ts';
import { replyByText } from './reply-by-text.ts';
import { showMail } from './show-mail.ts';
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
export function sandboxHandlers(services: Services): HandlersFor<SandboxOperation> {
  const { db } = services;
  return {
    'GET /demo-logins': () => DEMO_LOGINS,
    'GET /sandbox/texts': async () => (await listTexts(db.root)).map(textToWire),
    'POST /sandbox/texts/reply': replyByText(services),
    'PUT /sandbox/phones/failing': breakPhone(services),
    'GET /sandbox/mails': async ({ query }) => (await listMails(db.root, query.to)).map(mailToWire),
    'GET /sandbox/mails/:id': showMail(services),
    'GET /sandbox/charges': async () => (await listCharges(db.root)).map(chargeToWire),
  };
}
