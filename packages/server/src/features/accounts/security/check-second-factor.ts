import type { Database } from '../../../platform/db/database.ts';
import { HttpError } from '../../../platform/http/http-error.ts';
import type { SignIn } from '../sign-in/queries.ts';
import { claimTotpStep, redeemRecoveryCode } from './queries.ts';
import { hashRecoveryCode } from './recovery-codes.ts';
import { matchTotp } from './totp.ts';

/**
 * True when no second factor is on, or the code is right and used for the first time: a code from
 * the app, or one of the recovery codes. Asks for a code when none was sent.
 */
export async function checkSecondFactor(
  db: Database,
  account: SignIn,
  code: string | undefined,
  now: Date,
): Promise<boolean> {
  if (!account.totpConfirmedAt || !account.totpSecret) return true;
  if (!code) {
    throw new HttpError(
      400,
      'second_factor_required',
      'Enter the code from your authenticator app.',
    );
  }
  const digits = code.replace(/\s/g, '');
  if (/^\d{6}$/.test(digits)) {
    const step = matchTotp(account.totpSecret, digits, now, account.totpLastStep);
    return step !== undefined && claimTotpStep(db.root, account.id, step);
  }
  return redeemRecoveryCode(db.root, account.id, hashRecoveryCode(code), now);
}
