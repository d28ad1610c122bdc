// How many people a brand reaches by mail, as typed, shown and stored.

import { numeric, positiveInteger, withinIntegerLimit } from '../validation/number-rules.ts';
import { required } from '../validation/text-rules.ts';
import { type ValidationResult, validateInOrder } from '../validation/validator.ts';

// The size of a brand's email list is shown with thousands separators and stored as a whole number
// (signup-forms §5). Reading takes the separators out again, wherever they were typed. What is no
// whole number reads as undefined, never as zero.
export function formatListSize(size: number): string {
  return size.toLocaleString('en-US', { maximumFractionDigits: 0 });
}

export function parseListSize(text: string): number | undefined {
  const digits = stripThousandsSeparators(text);
  return /^\d+$/.test(digits) ? Number(digits) : undefined;
}

export function stripThousandsSeparators(text: string): string {
  return text.replace(/[,\s]/g, '');
}

// The second onboarding step: a description of at most 250 characters, and a list size that is
// required, numeric, a positive integer and fits the database (signup-forms §5). The list size is
// judged without the thousands separators that the field shows.
export function validateListSize(text: string): ValidationResult {
  const rules = [required(), numeric(), positiveInteger(), withinIntegerLimit()];
  return validateInOrder<string>(rules, stripThousandsSeparators(text));
}

export const BRAND_DESCRIPTION_MAX_CHARACTERS = 250;
