import type { Validator } from '@tandem/domain/validation/validator';

/**
 * Tells whether a field must be filled in, by asking its own validators about an empty value: every
 * rule but the required one lets that pass. So the mark beside the label cannot disagree with them.
 */
export function isRequiredBy<T>(validators: readonly Validator<T>[], empty: T): boolean {
  return validators.some((validate) => validate(empty)?.blocking);
}
