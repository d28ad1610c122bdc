// The number is at least `limit`; the limit itself is allowed. Text that is no number passes, as in
// `maximum`: `numeric` says what is wrong with it.

import { parseNumber } from './parse-number.ts';
import { rule } from './rule.ts';
import type { Validator } from './validator.ts';

export function minimum(limit: number): Validator {
  return rule(`Must be at least ${limit}`, (text) => (parseNumber(text) ?? limit) >= limit);
}
