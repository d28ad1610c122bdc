import type { Caller } from '../../../platform/http/caller.ts';
import { HttpError } from '../../../platform/http/http-error.ts';

/** Keys to an account are changed by its owner alone. */
export function asOneself(caller: Caller): void {
  if (caller.impersonatorId === null) return;
  throw new HttpError(409, 'conflict', 'This is not possible while you are impersonating.');
}
