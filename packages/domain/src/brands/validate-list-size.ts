// The second onboarding step: a description of at most 250 characters, and a list size that is
// required, numeric, a positive integer and fits the database (signup-forms §5). The list size is
// judged without the thousands separators that the field shows.

import { maxCharacters } from '../validation/max-characters.ts';
import { numeric } from '../validation/numeric.ts';
import { positiveInteger } from '../validation/positive-integer.ts';
import { required } from '../validation/required.ts';
import { type ValidationResult, validateInOrder } from '../validation/validate-in-order.ts';
import { withinIntegerLimit } from '../validation/within-integer-limit.ts';
import { stripThousandsSeparators } from './format-list-size.ts';

export function validateListSize(text: string): ValidationResult {
  const rules = [required(), numeric(), positiveInteger(), withinIntegerLimit()];
  return validateInOrder<string>(rules, stripThousandsSeparators(text));
}

export function validateBrandDescription(text: string): ValidationResult {
  return validateInOrder<string>([maxCharacters(BRAND_DESCRIPTION_MAX_CHARACTERS)], text);
}

export const BRAND_DESCRIPTION_MAX_CHARACTERS = 250;
