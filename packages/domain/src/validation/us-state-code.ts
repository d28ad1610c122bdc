// The value is the two-letter code of a US state, DC or PR, in capitals as it is stored. The list
// is the one of the region picker.

import { US_STATES } from '../brands/us-states.ts';
import { rule } from './rule.ts';
import type { Validator } from './validator.ts';

export function usStateCode(): Validator {
  return rule('Must be a valid US state code', (text) =>
    US_STATES.some((state) => state.code === text),
  );
}
