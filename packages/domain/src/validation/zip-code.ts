// A US ZIP code: five digits, or five, a dash and four (platform §5). The dash is not optional in
// the long form.

import { rule } from './rule.ts';
import type { Validator } from './validator.ts';

export function zipCode(): Validator {
  return rule('Must be a valid ZIP code', (text) => /^\d{5}(?:-\d{4})?$/.test(text));
}
