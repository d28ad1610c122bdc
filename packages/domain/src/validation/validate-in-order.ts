// Runs a field's validators in order. The first blocking error ends the run; a non-blocking one is
// noted and the run goes on (platform §5). `error` is the first one found, which is the one to show
// under the field once touched; `blocking` says whether any of them forbids saving. `errors` holds
// all that were found, so a control can show a blocking error that follows mere advice.

import type { FieldError, Validator } from './validator.ts';

export function validateInOrder<T>(
  validators: readonly Validator<T>[],
  value: T,
): ValidationResult {
  const errors: FieldError[] = [];
  for (const validate of validators) {
    const found = validate(value);
    if (!found) continue;
    errors.push(found);
    if (found.blocking) break;
  }
  return { error: errors[0]?.message, blocking: errors.at(-1)?.blocking ?? false, errors };
}

export type ValidationResult = {
  error: string | undefined;
  blocking: boolean;
  errors: readonly FieldError[];
};
