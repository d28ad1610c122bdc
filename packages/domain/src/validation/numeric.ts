// The value is a plain decimal number (platform §5). Thousands separators are refused; a field that
// shows them takes them out first.

import { parseNumber } from './parse-number.ts';
import { rule } from './rule.ts';
import type { Validator } from './validator.ts';

export function numeric(): Validator {
  return rule('Must be a number', (text) => parseNumber(text) !== undefined);
}
