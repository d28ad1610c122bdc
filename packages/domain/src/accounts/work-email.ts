// Registration needs an address at the brand's own domain: free-mail hosts and a missing domain are
// refused with the same message (platform §5). Only the exact host counts, so a company address
// such as name@gmail.acme.com passes.

import { rule, type Validator } from '../validation/validator.ts';

export function workEmail(): Validator {
  return rule(WORK_EMAIL_MESSAGE, isWorkEmail);
}

export function isWorkEmail(address: string): boolean {
  const host = emailHost(address);
  return host !== undefined && !FREE_MAIL_HOSTS.has(host);
}

const WORK_EMAIL_MESSAGE =
  'Please use a work/business email domain to register. For assistance please contact us.';

// The part of an email address after its last @, in lower case and without a closing dot. It is
// undefined when there is none.
export function emailHost(address: string): string | undefined {
  const at = address.lastIndexOf('@');
  const host =
    at < 0
      ? ''
      : address
          .slice(at + 1)
          .trim()
          .toLowerCase()
          .replace(/\.$/, '');
  return host === '' ? undefined : host;
}

// Hosts that hand out mailboxes to anyone, so an address there does not show that its owner works
// for a brand. The specification names only gmail.co, a common mistyping that would lose the
// confirmation mail; the others are our choice, see decision 0011.
export const FREE_MAIL_HOSTS: ReadonlySet<string> = new Set([
  'aol.com',
  'comcast.net',
  'fastmail.com',
  'gmail.co',
  'gmail.com',
  'gmx.com',
  'gmx.de',
  'gmx.net',
  'googlemail.com',
  'hey.com',
  'hotmail.co.uk',
  'hotmail.com',
  'hotmail.fr',
  'icloud.com',
  'live.com',
  'mac.com',
  'mail.com',
  'mail.ru',
  'me.com',
  'msn.com',
  'outlook.com',
  'pm.me',
  'proton.me',
  'protonmail.com',
  'qq.com',
  'rocketmail.com',
  'web.de',
  'yahoo.ca',
  'yahoo.co.uk',
  'yahoo.com',
  'yahoo.fr',
  'yandex.com',
  'yandex.ru',
  'ymail.com',
  'zoho.com',
]);
