// The number fits a 32-bit database integer (platform §5, §9). The limit itself is allowed, and
// text that is no number is left to the number rules.

import { parseNumber } from './parse-number.ts';
import { rule } from './rule.ts';
import type { Validator } from './validator.ts';

export function withinIntegerLimit(): Validator {
  return rule('Number is too large', (text) => (parseNumber(text) ?? 0) <= INTEGER_LIMIT);
}

export const INTEGER_LIMIT = 2_147_483_647;
