// The text has at most `limit` characters; exactly that many is allowed. Spaces count, at the ends
// too, as in the counter beside the field.

import { countCharacters } from './count-characters.ts';
import { rule } from './rule.ts';
import type { Validator } from './validator.ts';

export function maxCharacters(limit: number): Validator {
  return rule(`Cannot exceed ${limit} characters`, (text) => countCharacters(text) <= limit);
}
