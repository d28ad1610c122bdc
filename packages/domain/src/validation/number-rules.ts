// Rules for fields that take a number. A field holds text, so each rule reads it first.

import { rule, type Validator } from './validator.ts';

// Reads a plain decimal number such as `-3`, `0.5` or `.5`. Anything else that JavaScript would
// accept (blank text, `1e5`, `0x10`, `Infinity`) is not a number to a person filling in a form.
export function parseNumber(text: string): number | undefined {
  return /^[+-]?(?:\d+(?:\.\d+)?|\.\d+)$/.test(text) ? Number(text) : undefined;
}

// The value is a plain decimal number (platform §5). Thousands separators are refused; a field that
// shows them takes them out first.
export function numeric(): Validator {
  return rule('Must be a number', (text) => parseNumber(text) !== undefined);
}

// The number is at least `limit`; the limit itself is allowed. Text that is no number passes, as in
// `maximum`: `numeric` says what is wrong with it.
export function minimum(limit: number): Validator {
  return rule(`Must be at least ${limit}`, (text) => (parseNumber(text) ?? limit) >= limit);
}

// The number is at most `limit`; the limit itself is allowed. Text that is no number passes: saying
// that it exceeds something would mislead, and `numeric` says what is wrong with it.
export function maximum(limit: number): Validator {
  return rule(`Cannot exceed ${limit}`, (text) => (parseNumber(text) ?? limit) <= limit);
}

// The value is a number above zero. Text that is no number is not positive either.
export function positive(): Validator {
  return rule('Must be positive', (text) => (parseNumber(text) ?? 0) > 0);
}

export function zeroOrPositive(): Validator {
  return rule('Must be positive or zero', (text) => (parseNumber(text) ?? -1) >= 0);
}

// The value is a whole number above zero, or with the second rule also zero. Text that is no number
// fails too.
export function positiveInteger(): Validator {
  return rule('Must be positive integer', (text) => isIntegerFrom(1, text));
}

export function zeroOrPositiveInteger(): Validator {
  return rule('Must be positive integer or zero', (text) => isIntegerFrom(0, text));
}

function isIntegerFrom(lowest: number, text: string): boolean {
  const number = parseNumber(text);
  return number !== undefined && Number.isInteger(number) && number >= lowest;
}

// The number fits a 32-bit database integer (platform §5, §9). The limit itself is allowed, and
// text that is no number is left to the number rules.
export function withinIntegerLimit(): Validator {
  return rule('Number is too large', (text) => (parseNumber(text) ?? 0) <= INTEGER_LIMIT);
}

export const INTEGER_LIMIT = 2_147_483_647;
