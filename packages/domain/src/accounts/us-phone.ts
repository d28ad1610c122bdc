// US phone numbers, as typed and as checked.

import { rule, type Validator } from '../validation/validator.ts';

// Shapes a US phone number as (000) 000-0000 while it is typed, after stripping a leading 1 or +1
// (platform §5). Punctuation appears only once a digit follows it, so backspace never gets stuck.
// The mask runs on its own output with each key, so it strips every leading 1: no US area code
// starts with one. A number of another country stays as it is: cut to ten digits it would look like
// an American one, and belong to a stranger.
export function maskUsPhone(text: string): string {
  if (isForeign(text)) {
    const kept = text
      .replace(/[^\d+ ]/g, '')
      .replace(/^1+(?=00)/, '')
      .replace(PAST_LIMIT, '$1');
    // Cut to the limit it may be an American number after all.
    return kept === text ? kept : maskUsPhone(kept);
  }
  const digits = nationalDigits(text).slice(0, 10);
  const [area, exchange, line] = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)];
  if (line) return `(${area}) ${exchange}-${line}`;
  if (exchange) return `(${area}) ${exchange}`;
  return area && `(${area}`;
}

// A number that can be called within the US and its neighbours: neither the area code nor the
// exchange begins with 0 or 1. The words are those of the general rule for phone numbers.
export function usPhone(): Validator {
  return rule(
    'Must be valid phone number',
    (text) => !isForeign(text) && /^[2-9]\d{2}[2-9]\d{6}$/.test(nationalDigits(text)),
  );
}

/**
 * Begins with another country's code, or has one without saying so. A single digit too many is one
 * that somebody typed into a whole number, and drops off its end.
 */
function isForeign(text: string): boolean {
  const digits = nationalDigits(text);
  const country = /^\s*\+\D*(\d?)/.exec(text);
  return (country && country[1] !== '1') || digits.startsWith('00') || digits.length > 11;
}

function nationalDigits(text: string): string {
  return text.replace(/\D/g, '').replace(/^1+/, '');
}

/** Fifteen digits are the most a number has anywhere (platform §9). */
const PAST_LIMIT = /^((?:\D*\d){15}).*$/;
