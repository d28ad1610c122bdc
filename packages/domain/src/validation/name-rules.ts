// Rules for names that other people read: of persons, brands and whatever else is shown as a title.

import { rule, type Validator } from './validator.ts';

// A name is made of characters that can be seen, in one line and one direction. Invisible ones,
// line breaks and those that turn the direction of writing make one name pass for another, or break
// the line of a mail's subject. More than two marks on one letter are no spelling but noise.
export function visibleName(): Validator {
  return rule('There is a character that cannot be used in a name', (text) =>
    UNSEEN.every((unseen) => !unseen.test(text)),
  );
}

const UNSEEN = [
  /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cs}\p{Cn}]/u,
  // Blank although Unicode calls them letters or symbols.
  /[\u115f\u1160\u2800\u3164\uffa0]/u,
  /\p{M}{3}/u,
];
