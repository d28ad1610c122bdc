// The text has at least `limit` characters; exactly that many is enough. Spaces count, at the ends
// too.

import { countCharacters } from './count-characters.ts';
import { rule } from './rule.ts';
import type { Validator } from './validator.ts';

export function minCharacters(limit: number): Validator {
  return rule(`Must be at least ${limit} characters`, (text) => countCharacters(text) >= limit);
}
