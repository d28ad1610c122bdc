// The value is a number above zero. Text that is no number is not positive either.

import { parseNumber } from './parse-number.ts';
import { rule } from './rule.ts';
import type { Validator } from './validator.ts';

export function positive(): Validator {
  return rule('Must be positive', (text) => (parseNumber(text) ?? 0) > 0);
}

export function zeroOrPositive(): Validator {
  return rule('Must be positive or zero', (text) => (parseNumber(text) ?? -1) >= 0);
}
