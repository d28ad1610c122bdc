// The repeated password equals the first one. The first is read when the rule runs, not when the
// form is built, because it changes while the person types.

import { rule } from './rule.ts';
import type { Validator } from './validator.ts';

export function passwordConfirmation(readPassword: () => string): Validator {
  return rule('Passwords must match', (text) => text === readPassword());
}
