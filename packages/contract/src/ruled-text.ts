import {
  type FieldValue,
  type Validator,
  validateInOrder,
} from '@tandem/domain/validation/validator';
import { z } from 'zod';

/** Far above any sensible input; keeps rules from running over megabytes. */
const LONGEST = 10_000;

/**
 * A trimmed text checked by the domain's own validators, so that server and browser say the same
 * words about it. Only blocking errors refuse the request.
 */
export function ruledText(...validators: Validator<FieldValue>[]) {
  return z
    .string()
    .max(LONGEST)
    .trim()
    .superRefine((text, context) => {
      // Half of a pair of characters is none: JSON in the database refuses it, text garbles it.
      if (text.includes('\u0000') || !text.isWellFormed()) {
        context.addIssue({ code: 'custom', message: 'There is a character that cannot be stored' });
      }
      const { errors } = validateInOrder(validators, text);
      const refusal = errors.find(({ blocking }) => blocking);
      if (refusal) context.addIssue({ code: 'custom', message: refusal.message });
    });
}

/** The same for a field that may be left out or emptied: both arrive as null. */
export function optionalRuledText(...validators: Validator<FieldValue>[]) {
  return ruledText(...validators)
    .nullable()
    .transform((text) => text || null);
}
