import type { Validator } from '@tandem/domain/validation/validator';

/** The rule of a whole form, asked about one of its fields. */
export function ruledBy(problemOf: (value: string) => string | undefined): Validator<string> {
  return (value) => {
    const message = problemOf(value);
    return message === undefined ? undefined : { message, blocking: true };
  };
}
