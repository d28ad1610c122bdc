// The password meets every item of the checklist shown beside the field (platform §5). Rule and
// checklist are one, so they cannot disagree.

import { passwordChecklist } from '../accounts/password-checklist.ts';
import { rule } from './rule.ts';
import type { Validator } from './validator.ts';

export function password(): Validator {
  return rule('Invalid password', (text) => passwordChecklist(text).every((item) => item.met));
}
