import { validateListSize } from '@tandem/domain/brands/list-size';
import type { FieldError } from '@tandem/domain/validation/validator';

/** The rule for the size of an email list, in the shape fields take. */
export const LIST_SIZE_RULES = [
  (text: string): FieldError | undefined => validateListSize(text).errors[0],
];
