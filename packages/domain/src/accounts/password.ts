// What a password has to be. The checklist shown beside the field and the rule that refuses are
// one.

import { countCharacters } from '../validation/text-rules.ts';
import { rule, type Validator } from '../validation/validator.ts';

// The four demands on a password, each with whether the text meets it (platform §5). A special
// character is anything that is neither a letter, a digit nor white space. Letters and digits of
// every script count, so nobody is locked out by their keyboard.
export function passwordChecklist(text: string): PasswordChecklistItem[] {
  return [
    {
      key: 'length',
      label: 'Minimum 8 characters',
      met: countCharacters(text) >= PASSWORD_MIN_CHARACTERS,
    },
    { key: 'uppercase', label: 'An uppercase character', met: /\p{Lu}/u.test(text) },
    { key: 'digit', label: 'A digit', met: /\p{Nd}/u.test(text) },
    { key: 'special', label: 'A special character', met: /[^\p{L}\p{M}\p{N}\s]/u.test(text) },
  ];
}

export const PASSWORD_MIN_CHARACTERS = 8;

export type PasswordChecklistItem = {
  key: 'length' | 'uppercase' | 'digit' | 'special';
  label: string;
  met: boolean;
};

// The password meets every item of the checklist shown beside the field (platform §5). Rule and
// checklist are one, so they cannot disagree.
export function password(): Validator {
  return rule('Invalid password', (text) => passwordChecklist(text).every((item) => item.met));
}

// The repeated password equals the first one. The first is read when the rule runs, not when the
// form is built, because it changes while the person types.
export function passwordConfirmation(readPassword: () => string): Validator {
  return rule('Passwords must match', (text) => text === readPassword());
}
