import type { Database } from '../../../platform/db/database.ts';
import { invalidField } from '../../../platform/http/http-error.ts';
import { verifyPassword } from '../sign-in/passwords.ts';
import { takeGuess } from '../sign-in/take-guess.ts';
import { findSecurity } from './queries.ts';

/** Counted before it is looked at, whichever operation asks: a stolen session learns no password. */
export async function checkOwnPassword(
  db: Database,
  userId: number,
  password: string,
  now: Date,
): Promise<void> {
  const guess = await takeGuess(db, { subject: `own password of ${userId}` }, now);
  const { passwordHash } = await findSecurity(db.root, userId);
  if (await verifyPassword(passwordHash, password)) return guess.giveBack();
  throw invalidField('currentPassword', 'That is not your current password');
}
