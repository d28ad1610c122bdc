import type { ErrorCode } from '@tandem/contract/errors';

/** An answer other than 2xx that the caller is meant to understand. Anything else thrown is a 500. */
export class HttpError extends Error {
  readonly status: number;
  readonly code: ErrorCode;
  readonly fields: Record<string, string> | undefined;
  readonly retryAfterSeconds: number | undefined;
  /** Page of the app where the caller can do something about it. */
  readonly goTo: string | undefined;

  constructor(
    status: number,
    code: ErrorCode,
    message: string,
    more: { fields?: Record<string, string>; retryAfterSeconds?: number; goTo?: string } = {},
  ) {
    super(message);
    this.status = status;
    this.code = code;
    this.fields = more.fields;
    this.retryAfterSeconds = more.retryAfterSeconds;
    this.goTo = more.goTo;
  }
}

export function notFound(what: string): HttpError {
  return new HttpError(404, 'not_found', `There is no such ${what}.`);
}

export function invalidField(field: string, message: string): HttpError {
  return new HttpError(400, 'invalid_input', message, { fields: { [field]: message } });
}
