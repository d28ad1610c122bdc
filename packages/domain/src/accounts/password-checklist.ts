// The four demands on a password, each with whether the text meets it (platform §5). A special
// character is anything that is neither a letter, a digit nor white space. Letters and digits of
// every script count, so nobody is locked out by their keyboard.

import { countCharacters } from '../validation/count-characters.ts';

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
