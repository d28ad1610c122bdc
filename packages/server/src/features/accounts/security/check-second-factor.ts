import type { Database } from '../../../platform/db/database.ts';
import { HttpError } from '../../../platform/http/http-error.ts';
import type { SignIn } from '../sign-in/queries.ts';
import { claimTotpStep, redeemRecoveryCode } from './queries.ts';
import { hashRecoveryCode } from './recovery-codes.ts';
import { matchTotp } from './totp.ts';

type Factors = Pick<SignIn, 'id' | 'totpSecret' | 'totpConfirmedAt' | 'totpLastStep'>;

/**
 * True when no second factor is on, or the code is right and used for the first time: a code from
 * the app, or one of the recovery codes. The caller has counted the guess before.
 */
export async function checkSecondFactor(
  db: Database,
  account: Factors,
  code: string | undefined,
  now: Date,
): Promise<boolean> {
  if (!needsSecondFactor(account)) return true;
  if (!code) return false;
  const digits = code.replace(/\s/g, '');
  if (/^\d{6}$/.test(digits)) {
    const step = matchTotp(account.totpSecret, digits, now, account.totpLastStep);
    return step !== undefined && claimTotpStep(db.root, account.id, step);
  }
  return redeemRecoveryCode(db.root, account.id, hashRecoveryCode(code), now);
}

export function needsSecondFactor<F extends Factors>(
  account: F,
): account is F & { totpSecret: string } {
  return account.totpConfirmedAt !== null && account.totpSecret !== null;
}

export function secondFactorRequired(): HttpError {
  return new HttpError(
    400,
    'second_factor_required',
    'Enter the code from your authenticator app.',
  );
}

export function wrongCode(): HttpError {
  const message = 'That code is not right. Please try again.';
  return new HttpError(400, 'wrong_code', message, { fields: { code: message } });
}
