// What a form needs from its surroundings (signup-forms §5). Fields mapped to a provider need one
// connected, and it must be one that forms can send to; a connected provider needs the email field
// to know a contact by; a phone field needs an SMS welcome series to answer with.

import { isFormEspKey } from '../integrations/esp-keys.ts';
import { ESP_TEXTS } from '../integrations/field-sync-status.ts';
import { type FormProblem, hasInput } from './form-problem.ts';
import type { FormPage } from './signup-form.ts';

export function connectionErrors(
  pages: readonly FormPage[],
  { espKey, hasSmsSeries }: FormConnections,
): FormProblem[] {
  const problems: FormProblem[] = [];
  const hasEspValue = pages.some((page) =>
    page.inputs.some((input) => input.espValue.trim() !== ''),
  );
  if (!espKey && hasEspValue) {
    const message = 'Field values require ESP connection.';
    problems.push({ code: 'esp-missing', message, where: 'espSettings' });
  }
  if (espKey && !isFormEspKey(espKey)) {
    problems.push({
      code: 'esp-unsupported',
      message: ESP_TEXTS.notSupported,
      where: 'espSettings',
    });
  }
  if (isEmailFieldMissing(pages, espKey)) {
    problems.push({ code: 'email-field-missing', message: EMAIL_FIELD_REQUIRED, where: 'pages' });
  }
  if (!hasSmsSeries && hasInput(pages, 'phone')) {
    const message = 'An SMS Welcome Series is required to publish.';
    problems.push({ code: 'sms-series-missing', message, where: 'smsSeries' });
  }
  return problems;
}

/** `espKey` is the provider chosen for this form, null when there is none. */
export type FormConnections = { espKey: string | null; hasSmsSeries: boolean };

export const EMAIL_FIELD_REQUIRED = 'Email field required with active ESP integration';

/** The action offered beside the missing series. */
export const CREATE_SERIES_LABEL = 'Create Series';

export function isEmailFieldMissing(pages: readonly FormPage[], espKey: string | null): boolean {
  return Boolean(espKey) && !hasInput(pages, 'email');
}
