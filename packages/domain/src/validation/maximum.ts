// The number is at most `limit`; the limit itself is allowed. Text that is no number passes: saying
// that it exceeds something would mislead, and `numeric` says what is wrong with it.

import { parseNumber } from './parse-number.ts';
import { rule } from './rule.ts';
import type { Validator } from './validator.ts';

export function maximum(limit: number): Validator {
  return rule(`Cannot exceed ${limit}`, (text) => (parseNumber(text) ?? limit) <= limit);
}
