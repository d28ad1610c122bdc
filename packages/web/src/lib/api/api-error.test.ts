import { describe, expect, it } from 'vitest';
import { answerError, networkError } from './api-error.ts';

describe('answerError', () => {
  it('keeps code, message and fields of our own error shape', () => {
    const error = answerError(400, {
      error: { code: 'invalid_input', message: 'Check the form.', fields: { email: 'Required' } },
    });
    expect(error).toMatchObject({
      status: 400,
      code: 'invalid_input',
      message: 'Check the form.',
      fields: { email: 'Required' },
    });
  });

  it.each([
    [401, 'not_signed_in'],
    [403, 'not_allowed'],
    [404, 'not_found'],
    [429, 'too_many_requests'],
    [502, 'unavailable'],
    [500, 'internal'],
    [418, 'internal'],
  ])('names a foreign answer with status %i %s', (status, code) => {
    for (const body of [null, undefined, '<h1>Bad gateway</h1>', {}, { error: 'text' }]) {
      const error = answerError(status, body);
      expect(error.code).toBe(code);
      expect(error.message).not.toBe('');
      expect(error.fields).toEqual({});
    }
  });
});

describe('networkError', () => {
  it('is told apart from any answer', () => {
    const error = networkError(new TypeError('Failed to fetch'));
    expect(error).toMatchObject({ status: 0, isNetworkFailure: true });
    expect(answerError(503, null).isNetworkFailure).toBe(false);
  });
});
