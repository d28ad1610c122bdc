// What a text field with a character limit says when it was left empty. It words the demand
// differently from `required`, and only once the person has left the field (platform §5).

import { isEmpty } from './is-empty.ts';

export function requiredAfterBlur(value: string, blurred: boolean): string | undefined {
  return blurred && isEmpty(value) ? 'This field is required' : undefined;
}
