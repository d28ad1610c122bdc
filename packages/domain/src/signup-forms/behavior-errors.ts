// The number boxes of theme and behaviour that must be right before publishing (signup-forms §5):
// corner radius of fields and button always, the delay when the trigger is a delay, the days when
// the frequency is a delay, and auto-close when it is chosen. An embed opens and closes with its
// page, so its trigger and auto-close are not looked at.

import type { FormProblem } from './form-problem.ts';
import { autoCloseError, wholeNumberError } from './number-box-errors.ts';
import type { SignupFormSettings } from './signup-form.ts';

export function behaviorErrors(form: CheckedBehavior): FormProblem[] {
  const { trigger, type } = form;
  const isPopup = type === 'popup';
  return [
    numberProblem('fields.borderRadius', wholeNumberError(form.fields.borderRadius)),
    numberProblem('primaryButton.borderRadius', wholeNumberError(form.primaryButton.borderRadius)),
    isPopup && trigger.type === 'delay'
      ? numberProblem('trigger.delay', wholeNumberError(trigger.delay))
      : [],
    isPopup && trigger.displayFrequency === 'delay'
      ? numberProblem(
          'trigger.displayFrequencyDelay',
          wholeNumberError(trigger.displayFrequencyDelay),
        )
      : [],
    isPopup ? numberProblem('autoCloseDelay', autoCloseError(form.autoCloseDelay)) : [],
  ].flat();
}

type CheckedBehavior = Pick<
  SignupFormSettings,
  'type' | 'fields' | 'primaryButton' | 'trigger' | 'autoCloseDelay'
>;

function numberProblem(where: string, message: string | null): FormProblem[] {
  return message === null ? [] : [{ code: 'number', message, where }];
}
