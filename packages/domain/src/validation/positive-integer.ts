// The value is a whole number above zero, or with the second rule also zero. Text that is no number
// fails too.

import { parseNumber } from './parse-number.ts';
import { rule } from './rule.ts';
import type { Validator } from './validator.ts';

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
