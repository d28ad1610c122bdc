// What the two support dialogs ask for.

import { email } from '../validation/contact-rules.ts';
import { maxCharacters, required } from '../validation/text-rules.ts';
import { type Validator, validateInOrder } from '../validation/validator.ts';

// The most characters each field of the support dialogs takes. The specification names none; these
// leave room for a long mail and keep a pasted log file from filling the desk (decision 0064).
export const SUPPORT_LIMITS = {
  name: 120,
  email: 254,
  subject: 200,
  message: 5_000,
  storeName: 120,
  comment: 2_000,
} as const;

// The contact support form: name, email, subject and message are all required, with the usual words
// (platform §5). The address must also look like one, because the answer goes there. Errors come by
// field, each the first of its field. The server checks with the same validators.
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

// The dialog "Can't find your ESP?". It asks for an ESP but labels the field 'Preferred store', and
// its error says store as well (platform §2, §5, §8); the words are kept. The comment is optional.
// Sending makes two calls together, and only both of them succeeding is a success.
export type EspRequest = { preferredStore: string; comment: string };

export type EspRequestErrors = { [field in keyof EspRequest]?: string };

export type EspNotice = { type: 'success' | 'warning'; text: string };

export function validateEspRequest(request: EspRequest): EspRequestErrors {
  const errors: EspRequestErrors = {};
  for (const field of ['preferredStore', 'comment'] as const) {
    const { error } = validateInOrder(espValidators(field), request[field]);
    if (error) errors[field] = error;
  }
  return errors;
}

export function espValidators(field: keyof EspRequest) {
  return field === 'preferredStore'
    ? [preferredStoreRequired(), maxCharacters(SUPPORT_LIMITS.storeName)]
    : [maxCharacters(SUPPORT_LIMITS.comment)];
}

export function espNotice(callsSucceeded: readonly boolean[]): EspNotice {
  return callsSucceeded.every(Boolean)
    ? { type: 'success', text: 'Thank you for letting us know.' }
    : { type: 'warning', text: 'There was an error sending your request.' };
}

export const ESP_DIALOG = {
  title: "Can't find your ESP?",
  storeLabel: 'Preferred store',
  commentLabel: 'Comment',
  commentRows: 5,
  cancel: 'Cancel',
  send: 'Send',
} as const;

/** Tells these tickets from ordinary contact requests at the support desk. */
export const ESP_REQUEST_TYPE = 'Store Integrations Request';

// The one demand of the "Can't find your ESP?" dialog. The field asks for an ESP but is labelled
// 'Preferred store', and its message says so too (platform §2, §5).
export function preferredStoreRequired(): Validator<unknown> {
  return required('Preferred store is required.');
}
