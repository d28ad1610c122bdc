// A validator looks at one field value and answers with an error or nothing. A blocking error keeps
// the form from being saved; a non-blocking one is advice and does not stop validation (platform
// §5). Rules see the value exactly as it will be stored: trimming is the job of the control, so
// that what was checked and what is kept never differ.

export type Validator<T = FieldValue> = (value: T) => FieldError | undefined;

export type FieldValue = string | number | null | undefined;

export type FieldError = { message: string; blocking: boolean };
