import type { ErrorAnswer, ErrorCode } from '@tandem/contract/errors';

/** A call that did not succeed, in words a person can be shown. */
export class ApiError extends Error {
  /** HTTP status; 0 when no answer arrived at all. */
  readonly status: number;
  /** The API's name for what went wrong, or `network` when the API could not be reached. */
  readonly code: ErrorCode | 'network';
  /** For invalid input: the first problem of each field, by its path. */
  readonly fields: Record<string, string>;
  /** For `payment_required`: the place in the app where it is resolved. */
  readonly goTo: string | undefined;

  constructor(
    status: number,
    error: {
      code: ErrorCode | 'network';
      message: string;
      fields?: Record<string, string>;
      goTo?: string;
    },
    cause?: unknown,
  ) {
    super(error.message, { cause });
    this.name = 'ApiError';
    this.status = status;
    this.code = error.code;
    this.fields = error.fields ?? {};
    this.goTo = error.goTo;
  }

  get isNetworkFailure(): boolean {
    return this.code === 'network';
  }
}

export function networkError(cause: unknown): ApiError {
  const message = 'We could not reach Tandem. Check your connection and try again.';
  return new ApiError(0, { code: 'network', message }, cause);
}

/**
 * Reads a failed answer. A proxy or a crashed process may answer with a page of its own instead of
 * our error shape, so anything else becomes a plain sentence by status.
 */
export function answerError(status: number, body: unknown): ApiError {
  if (isErrorAnswer(body)) {
    return new ApiError(status, { ...body.error, code: body.error.code as ErrorCode });
  }
  return new ApiError(status, plainError(status));
}

function isErrorAnswer(body: unknown): body is ErrorAnswer {
  const error = (body as ErrorAnswer | null)?.error;
  return typeof error?.code === 'string' && typeof error.message === 'string';
}

function plainError(status: number): { code: ErrorCode; message: string } {
  if (status === 401) return { code: 'not_signed_in', message: 'Please sign in to continue.' };
  if (status === 403) return { code: 'not_allowed', message: 'You may not do this.' };
  if (status === 404) return { code: 'not_found', message: 'We could not find this.' };
  if (status === 413) return { code: 'too_large', message: 'This is too large to send.' };
  if (status === 429) {
    return { code: 'too_many_requests', message: 'Too many tries. Wait a moment and try again.' };
  }
  if (status === 502 || status === 503 || status === 504) {
    return { code: 'unavailable', message: 'Tandem is busy or restarting. Try again in a moment.' };
  }
  return { code: 'internal', message: 'Something went wrong on our side. Please try again.' };
}
