import { ApiError } from './api-error.ts';

/**
 * What the server said about one field of the last attempt. It holds only as long as the field still
 * has the value that was sent: an answer about an old value would scold people while they repair it.
 */
export function fieldRefusal<Name extends string>(
  attempt: { error: unknown; variables: Partial<Record<Name, unknown>> | undefined },
  name: Name,
  value: string,
): string | undefined {
  if (!(attempt.error instanceof ApiError)) return undefined;
  return attempt.variables?.[name] === value ? attempt.error.fields[name] : undefined;
}

/**
 * What to say above the form: failures that no field can show. Whatever only needs a plan is no
 * failure; the paywall answers it with an offer.
 */
export function formRefusal(error: unknown): string | undefined {
  if (error instanceof ApiError && error.code === 'payment_required') return undefined;
  if (error instanceof ApiError && Object.keys(error.fields).length > 0) return undefined;
  return error instanceof Error ? error.message : undefined;
}
