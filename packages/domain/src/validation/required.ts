// Refuses an empty value: blank text and empty lists too, but neither zero nor false. The message
// can be replaced for a field that words it differently.

import { isEmpty } from './is-empty.ts';
import type { Validator } from './validator.ts';

export function required(message = 'Required field'): Validator<unknown> {
  return (value) => (isEmpty(value) ? { message, blocking: true } : undefined);
}
