// What a text field with a limit says below itself.

import { countCharacters } from '../validation/text-rules.ts';
import { isEmpty } from '../validation/validator.ts';

// The count below a text field with a limit (platform §5). It says 'characters' for one as well, as
// stated. At the limit exactly 0 remain, which is not over it; the count agrees with the rule that
// refuses a longer text.
export function textCounter(text: string, limit: number): TextCounter {
  const remaining = limit - countCharacters(text);
  return remaining < 0
    ? { isOver: true, message: `${-remaining} characters over the limit` }
    : { isOver: false, message: `${remaining} characters remaining` };
}

export type TextCounter = { isOver: boolean; message: string };

// What a text field with a character limit says when it was left empty. It words the demand
// differently from `required`, and only once the person has left the field (platform §5).
export function requiredAfterBlur(value: string, blurred: boolean): string | undefined {
  return blurred && isEmpty(value) ? 'This field is required' : undefined;
}
