import { describe, expect, it } from 'vitest';
import { CREATE_SERIES_LABEL, connectionErrors } from './connection-errors.ts';
import { defaultSignupForm } from './default-signup-form.ts';
import type { FormPage } from './signup-form.ts';
import { standardInput } from './standard-input.ts';

const [template] = defaultSignupForm({ type: 'popup' }).pages as [FormPage];
const pages = (names: ('email' | 'phone' | 'city')[], espValue = ''): FormPage[] => [
  { ...template, inputs: names.map((name) => ({ ...standardInput(name), espValue })) },
];
const espMissing = {
  code: 'esp-missing',
  message: 'Field values require ESP connection.',
  where: 'espSettings',
};
const espUnsupported = {
  code: 'esp-unsupported',
  message:
    'ESP not supported - Your current ESP provider is not supported for this builder. You can integrate another ESP.',
  where: 'espSettings',
};
const emailMissing = {
  code: 'email-field-missing',
  message: 'Email field required with active ESP integration',
  where: 'pages',
};
const seriesMissing = {
  code: 'sms-series-missing',
  message: 'An SMS Welcome Series is required to publish.',
  where: 'smsSeries',
};

describe('connectionErrors', () => {
  it.each([
    ['no provider and no mapped field', pages(['email']), null, false, []],
    ['blank ESP values', pages(['email'], ' '), null, false, []],
    ['a mapped field without provider', pages(['email'], 'EMAIL'), null, false, [espMissing]],
    [
      'a mapped field on one of two pages',
      [...pages(['email']), ...pages(['city'], 'CITY')],
      null,
      false,
      [espMissing],
    ],
    ['a mapped field with provider', pages(['email'], 'EMAIL'), 'klaviyo', false, []],
    ['a provider that takes no forms', pages(['email']), 'mailgun', false, [espUnsupported]],
    ['an unknown provider', pages(['email'], 'EMAIL'), 'default', false, [espUnsupported]],
    ['a provider without email field', pages(['phone']), 'klaviyo', true, [emailMissing]],
    ['a phone without series', pages(['email', 'phone']), null, false, [seriesMissing]],
    ['a phone with series', pages(['phone']), null, true, []],
    [
      'everything at once',
      pages(['phone']),
      'mailgun',
      false,
      [espUnsupported, emailMissing, seriesMissing],
    ],
  ])('judges %s', (_, list, espKey, hasSmsSeries, problems) => {
    expect(connectionErrors(list, { espKey, hasSmsSeries })).toEqual(problems);
  });

  it('offers to create the series', () => {
    expect(CREATE_SERIES_LABEL).toBe('Create Series');
  });
});
