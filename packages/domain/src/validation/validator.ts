// A validator looks at one field value and answers with an error or nothing. A blocking error keeps
// the form from being saved; a non-blocking one is advice and does not stop validation (platform
// §5). Rules see the value exactly as it will be stored: trimming is the job of the control, so
// that what was checked and what is kept never differ.

export type Validator<T = FieldValue> = (value: T) => FieldError | undefined;

export type FieldValue = string | number | null | undefined;

export type FieldError = { message: string; blocking: boolean };

// An absent value, a blank text and an empty list are empty; zero and false are not. `required`
// refuses empty values and every other rule lets them pass, so an optional field needs no special
// case.
export function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null) return true;
  if (typeof value === 'string') return value.trim() === '';
  return Array.isArray(value) && value.length === 0;
}

// Builds a blocking validator from a message and a test on the value's text. Empty values pass:
// only `required` refuses them.
export function rule(message: string, holds: (text: string) => boolean): Validator {
  return (value) =>
    isEmpty(value) || holds(String(value)) ? undefined : { message, blocking: true };
}

// Runs a field's validators in order. The first blocking error ends the run; a non-blocking one is
// noted and the run goes on (platform §5). `error` is the first one found, which is the one to show
// under the field once touched; `blocking` says whether any of them forbids saving. `errors` holds
// all that were found, so a control can show a blocking error that follows mere advice.
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

// Turns a validator into advice: its error is shown but neither stops the validators after it nor
// forbids saving. Which fields of the product merely advise is not stated (signup-forms §5), so the
// screen decides by wrapping the rule.
export function nonBlocking<T>(validate: Validator<T>): Validator<T> {
  return (value) => {
    const found = validate(value);
    return found && { ...found, blocking: false };
  };
}

// What a field says when its value already belongs to somebody. The lookup's success means
// available and its failure means taken (platform §5), so a caller shows this whenever the lookup
// did not succeed.
export function takenMessage(field: UniqueField, value: string): string {
  return field === 'brandName'
    ? `${value} already exists on the platform`
    : `${value} has been taken`;
}

export type UniqueField = 'brandDomain' | 'brandName' | 'email';
