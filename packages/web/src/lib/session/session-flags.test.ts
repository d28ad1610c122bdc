import { expect, it } from 'vitest';
import { SESSION_FLAGS } from './session-flags.ts';

it('keeps the names of the specification, the misspelled one included', () => {
  expect(Object.values(SESSION_FLAGS)).toEqual([
    'extendedTrialModalShown',
    'withinTenDaysOfTrialEndPaywallDismissed',
    'prerferredTermsPlanDismissed',
    'impersonating',
  ]);
});
