// The count below a text field with a limit (platform §5). It says 'characters' for one as well, as
// stated. At the limit exactly 0 remain, which is not over it; the count agrees with the rule that
// refuses a longer text.

import { countCharacters } from '../validation/count-characters.ts';

export function textCounter(text: string, limit: number): TextCounter {
  const remaining = limit - countCharacters(text);
  return remaining < 0
    ? { isOver: true, message: `${-remaining} characters over the limit` }
    : { isOver: false, message: `${remaining} characters remaining` };
}

export type TextCounter = { isOver: boolean; message: string };
