// The contact support form: name, email, subject and message are all required, with the usual words
// (platform §5). The address must also look like one, because the answer goes there. Errors come by
// field, each the first of its field. The server checks with the same validators.

import { email } from '../validation/email.ts';
import { maxCharacters } from '../validation/max-characters.ts';
import { required } from '../validation/required.ts';
import { validateInOrder } from '../validation/validate-in-order.ts';
import { SUPPORT_LIMITS } from './support-limits.ts';

export type ContactRequest = { name: string; email: string; subject: string; message: string };

export type ContactRequestErrors = { [field in keyof ContactRequest]?: string };

export function validateContactRequest(request: ContactRequest): ContactRequestErrors {
  const errors: ContactRequestErrors = {};
  for (const field of CONTACT_FIELDS) {
    const { error } = validateInOrder(contactValidators(field), request[field]);
    if (error) errors[field] = error;
  }
  return errors;
}

export const CONTACT_FIELDS = ['name', 'email', 'subject', 'message'] as const;

export function contactValidators(field: keyof ContactRequest) {
  const length = maxCharacters(SUPPORT_LIMITS[field]);
  return field === 'email' ? [required(), email(), length] : [required(), length];
}
