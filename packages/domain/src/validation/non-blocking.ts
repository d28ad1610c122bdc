// Turns a validator into advice: its error is shown but neither stops the validators after it nor
// forbids saving. Which fields of the product merely advise is not stated (signup-forms §5), so the
// screen decides by wrapping the rule.

import type { Validator } from './validator.ts';

export function nonBlocking<T>(validate: Validator<T>): Validator<T> {
  return (value) => {
    const found = validate(value);
    return found && { ...found, blocking: false };
  };
}
