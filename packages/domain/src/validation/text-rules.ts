// Rules for how much text a field takes, and how it is counted.

import { isEmpty, rule, type Validator } from './validator.ts';

// Refuses an empty value: blank text and empty lists too, but neither zero nor false. The message
// can be replaced for a field that words it differently.
export function required(message = 'Required field'): Validator<unknown> {
  return (value) => (isEmpty(value) ? { message, blocking: true } : undefined);
}

// The text has at most `limit` characters; exactly that many is allowed. Spaces count, at the ends
// too, as in the counter beside the field.
export function maxCharacters(limit: number): Validator {
  return rule(`Cannot exceed ${limit} characters`, (text) => countCharacters(text) <= limit);
}

// The text has at least `limit` characters; exactly that many is enough. Spaces count, at the ends
// too.
export function minCharacters(limit: number): Validator {
  return rule(`Must be at least ${limit} characters`, (text) => countCharacters(text) >= limit);
}

// Counts characters as Unicode code points, as PostgreSQL does, so that an emoji which fits the
// counter also fits the column. JavaScript's own length would count most emoji as two.
export function countCharacters(text: string): number {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
}
