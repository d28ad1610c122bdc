// Registration needs an address at the brand's own domain: free-mail hosts and a missing domain are
// refused with the same message (platform §5). Only the exact host counts, so a company address
// such as name@gmail.acme.com passes.

import { rule } from '../validation/rule.ts';
import type { Validator } from '../validation/validator.ts';
import { emailHost } from './email-host.ts';
import { FREE_MAIL_HOSTS } from './free-mail-hosts.ts';

export function workEmail(): Validator {
  return rule(WORK_EMAIL_MESSAGE, isWorkEmail);
}

export function isWorkEmail(address: string): boolean {
  const host = emailHost(address);
  return host !== undefined && !FREE_MAIL_HOSTS.has(host);
}

const WORK_EMAIL_MESSAGE =
  'Please use a work/business email domain to register. For assistance please contact us.';
