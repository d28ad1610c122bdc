// Everything that keeps one message of a series from being saved from review, in the order of the
// editor: name, wait (follow-ups only), text, coupon, link. A message is valid when the list is
// empty. Warnings (a reused coupon, a foreign link) do not belong here because they never block.

import { linkUrlError } from '../links/link-url-error.ts';
import { countCharacters } from '../validation/text-rules.ts';
import { couponError } from './coupon-code.ts';
import { sendIntervalError } from './follow-up-interval.ts';
import { mergeTagErrors } from './merge-tag-errors.ts';
import { hasMergeTag } from './merge-tags.ts';

export function messageErrors(message: CheckedMessage): MessageError[] {
  const { name, text, couponCode, linkUrl, sendInterval } = message;
  return [
    { field: 'name' as const, message: messageNameError(name) },
    {
      field: 'sendInterval' as const,
      message: sendInterval === undefined ? null : sendIntervalError(sendInterval),
    },
    { field: 'text' as const, message: textError(text) },
    ...mergeTagErrors(text).map((error) => ({ field: 'text' as const, message: error.message })),
    { field: 'couponCode' as const, message: couponError(text, couponCode) },
    { field: 'linkUrl' as const, message: linkError(text, linkUrl) },
  ].flatMap((error) => (error.message === null ? [] : [{ ...error, message: error.message }]));
}

export type CheckedMessage = {
  name: string;
  text: string;
  couponCode: string | null;
  linkUrl: string | null;
  /** Left out for the first message, which has nothing to wait for. */
  sendInterval?: string | number | null;
};

export type MessageError = {
  field: 'name' | 'sendInterval' | 'text' | 'couponCode' | 'linkUrl';
  message: string;
};

/** Carriers refuse longer texts (decision 0020). */
export const MAX_MESSAGE_LENGTH = 1600;

function textError(text: string): string | null {
  if (text.trim() === '') return 'Required field';
  return text.length > MAX_MESSAGE_LENGTH ? `Cannot exceed ${MAX_MESSAGE_LENGTH} characters` : null;
}

function linkError(text: string, linkUrl: string | null): string | null {
  if (linkUrl?.trim()) return linkUrlError(linkUrl);
  return hasMergeTag(text, 'LINK') ? 'Required field' : null;
}

// A message has a name of at most 80 characters (signup-forms §5); the texts are those of platform
// §5. Spaces around a name do not count.
export function messageNameError(name: string | null | undefined): string | null {
  const length = countCharacters(name?.trim() ?? '');
  if (length === 0) return 'Required field';
  return length > MAX_MESSAGE_NAME_LENGTH
    ? `Cannot exceed ${MAX_MESSAGE_NAME_LENGTH} characters`
    : null;
}

export const MAX_MESSAGE_NAME_LENGTH = 80;
