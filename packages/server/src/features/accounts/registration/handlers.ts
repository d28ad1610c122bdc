import type { HandlersFor } from '../../../platform/http/handler.ts';
import type { Services } from '../../../platform/services.ts';
import { LOGIN_MAIL, RESET_MAIL, VERIFY_MAIL } from '../mailed-links/mail-links.ts';
import { showMailedLink } from '../mailed-links/show-mailed-link.ts';
import { lookUpAddress } from './look-up-address.ts';
import { mailLink } from './mail-link.ts';
import { register } from './register.ts';
import { updatePassword } from './update-password.ts';
import { verifyEmail } from './verify-email.ts';

type RegistrationOperation =
  | 'GET /captcha-challenge'
  | 'GET /register/email-available/:email'
  | 'POST /register'
  | 'POST /verify-email'
  | 'POST /verify-email/resend'
  | 'POST /forgot-password'
  | 'POST /login-link'
  | 'GET /mailed-links/:token'
  | 'POST /update-password';

export function registrationHandlers(services: Services): HandlersFor<RegistrationOperation> {
  return {
    'GET /captcha-challenge': () => services.captcha.challenge(),
    'GET /register/email-available/:email': lookUpAddress(services),
    'POST /register': register(services),
    'POST /verify-email': verifyEmail(services),
    'POST /verify-email/resend': mailLink(services, VERIFY_MAIL),
    'POST /forgot-password': mailLink(services, RESET_MAIL),
    'POST /login-link': mailLink(services, LOGIN_MAIL),
    'GET /mailed-links/:token': showMailedLink(services),
    'POST /update-password': updatePassword(services),
  };
}
