import { displayName } from '@tandem/domain/accounts/display-name';
import { CONTACT_CAPTCHA_ACTION } from '@tandem/domain/support/contact-notice';
import { captchaFailed } from '../../platform/captcha/captcha-failed.ts';
import { authorizeForBrand, brandOf } from '../../platform/http/authorize.ts';
import type { Call, Handler } from '../../platform/http/handler.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import type { Services } from '../../platform/services.ts';
import { openTicket } from './open-ticket.ts';

type ContactCall = Call<'POST /zendesk-contact-support'>;
type Message = Extract<ContactCall['body'], { message: string }>;
type Wish = Extract<ContactCall['body'], { storeName: string }>;

/**
 * One address, two senders, as the specification has it. Anybody may write to us, with a pass that
 * only a solved captcha gives; a brand's member may ask for an integration, with nothing but their
 * session. Who is signed in, and for which brand, is never read from the body.
 */
export function contactSupport(services: Services): Handler<'POST /zendesk-contact-support'> {
  return async (call) => {
    const { body } = call;
    if (body.requestType === undefined) await takeMessage(services, call, body);
    else await takeIntegrationWish(services, call, body);
    return null;
  };
}

async function takeMessage(
  services: Services,
  { caller, request, now }: ContactCall,
  { name, email, subject, message, pass }: Message,
): Promise<void> {
  const { db, captchaPasses } = services;
  await db.transaction(async (tx) => {
    if (!(await captchaPasses.redeem(tx, pass, CONTACT_CAPTCHA_ACTION))) throw captchaFailed();
    await openTicket(tx, services, {
      kind: 'contact',
      name,
      email,
      subject,
      message,
      userId: caller?.person.id ?? null,
      // Somebody who was just taken out of a brand must still be able to ask why.
      brandId: (caller && brandOf(request, caller)?.id) ?? null,
      createdAt: now,
    });
  });
}

async function takeIntegrationWish(
  services: Services,
  { caller, request, now }: ContactCall,
  { requestType, storeName, comment }: Wish,
): Promise<void> {
  if (!caller) throw new HttpError(401, 'not_signed_in', 'Please sign in.');
  const brand = authorizeForBrand(request, caller, 'brand-member');
  await services.db.transaction((tx) =>
    openTicket(tx, services, {
      kind: 'integration',
      name: displayName(caller.person),
      email: caller.person.email,
      subject: `${requestType}: ${storeName}`,
      message: comment || `${brand.accountName} would like to connect ${storeName}.`,
      userId: caller.person.id,
      brandId: brand.id,
      createdAt: now,
    }),
  );
}
