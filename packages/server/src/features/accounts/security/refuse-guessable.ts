import { notGuessable } from '@tandem/domain/accounts/guessable-password';
import { invalidField } from '../../../platform/http/http-error.ts';

interface KnownPerson {
  email: string;
  firstName?: string | null;
  lastName?: string | null;
}

/** Refuses a new password made of what everybody knows of the person and their brands. */
export function refuseGuessable(
  field: string,
  password: string,
  { email, firstName, lastName }: KnownPerson,
  brandNames: readonly string[],
): void {
  const own = [email, firstName ?? '', lastName ?? '', ...brandNames];
  const problem = notGuessable(own)(password);
  if (problem) throw invalidField(field, problem.message);
}
