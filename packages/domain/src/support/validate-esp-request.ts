// The dialog "Can't find your ESP?". It asks for an ESP but labels the field 'Preferred store', and
// its error says store as well (platform §2, §5, §8); the words are kept. The comment is optional.
// Sending makes two calls together, and only both of them succeeding is a success.

import { maxCharacters } from '../validation/max-characters.ts';
import { preferredStoreRequired } from '../validation/preferred-store-required.ts';
import { validateInOrder } from '../validation/validate-in-order.ts';
import { SUPPORT_LIMITS } from './support-limits.ts';

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
