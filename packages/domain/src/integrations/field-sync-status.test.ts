import { expect, it } from 'vitest';
import { ESP_TEXTS, espValidationText, fieldSyncStatus } from './field-sync-status.ts';

it.each([
  [true, 'FNAME', true, 'Connected'],
  [false, 'FNAME', true, 'Not Synced'],
  [true, 'FNAME', false, 'Not Synced'],
  [true, '', true, 'Not Synced'],
  [true, '  ', true, 'Not Synced'],
  [true, null, true, 'Not Synced'],
  [true, undefined, true, 'Not Synced'],
])('with ESP %s, value %j, valid %s is %s', (isEspConnected, espValue, isValid, status) => {
  expect(fieldSyncStatus({ isEspConnected, espValue, isValid })).toBe(status);
});

it.each([
  [true, 'Connection successful!'],
  [
    false,
    'We could not find a matching field in your ESP. Enter the ESP value and validate the connection.',
  ],
])('answers a validation that is %s', (isValid, text) => {
  expect(espValidationText(isValid)).toBe(text);
});

it('words its banners as specified', () => {
  expect(ESP_TEXTS).toEqual({
    notSupported:
      'ESP not supported - Your current ESP provider is not supported for this builder. You can integrate another ESP.',
    notDetected: 'No ESP detected',
    fieldNotFound: 'could not find a matching field value',
  });
});
