// The phone number has 7 to 15 digits once parentheses, dashes and spaces are stripped, and nothing
// else. A plus sign is not stripped, so `+1 555...` is refused; odd, but so stated (platform §5).
// US inputs strip the +1 themselves before this rule runs.

import { rule } from './rule.ts';
import type { Validator } from './validator.ts';

export function phone(): Validator {
  return rule('Must be valid phone number', (text) =>
    /^\d{7,15}$/.test(stripPhonePunctuation(text)),
  );
}

export function stripPhonePunctuation(text: string): string {
  return text.replace(/[()\-\s]/g, '');
}
