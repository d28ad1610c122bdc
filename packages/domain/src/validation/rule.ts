// Builds a blocking validator from a message and a test on the value's text. Empty values pass:
// only `required` refuses them.

import { isEmpty } from './is-empty.ts';
import type { Validator } from './validator.ts';

export function rule(message: string, holds: (text: string) => boolean): Validator {
  return (value) =>
    isEmpty(value) || holds(String(value)) ? undefined : { message, blocking: true };
}
