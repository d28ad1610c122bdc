// The handle has only letters, digits, underscore, dash, dot and ! (platform §5). The leading @
// that people like to type is refused: the screen shows it in front of the field.

import { rule } from './rule.ts';
import type { Validator } from './validator.ts';

export function socialHandle(): Validator {
  return rule('Must be a valid social handle', (text) => /^[\p{L}\p{M}\p{Nd}_.!-]+$/u.test(text));
}
