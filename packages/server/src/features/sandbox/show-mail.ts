import type { Handler } from '../../platform/http/handler.ts';
import { notFound } from '../../platform/http/http-error.ts';
import { findMail } from '../../platform/mail/queries.ts';
import type { Services } from '../../platform/services.ts';
import { mailToWire } from './wire.ts';

export function showMail({ db }: Services): Handler<'GET /sandbox/mails/:id'> {
  return async ({ params }) => {
    const mail = await findMail(db.root, params.id);
    if (!mail) throw notFound('mail');
    return mailToWire(mail);
  };
}
