import type { Handler } from '../../../platform/http/handler.ts';
import { HttpError, invalidField } from '../../../platform/http/http-error.ts';
import type { Services } from '../../../platform/services.ts';
import { asOneself } from './as-oneself.ts';
import { findSecurity, turnSecondFactorOn } from './queries.ts';
import { hashRecoveryCode, newRecoveryCodes } from './recovery-codes.ts';
import { matchTotp } from './totp.ts';

export function confirmSecondFactor({ db }: Services): Handler<'POST /second-factor/confirm'> {
  return async ({ caller, body, now }) => {
    asOneself(caller);
    const { totpSecret, totpConfirmedAt } = await findSecurity(db.root, caller.person.id);
    if (!totpSecret || totpConfirmedAt) {
      throw new HttpError(409, 'conflict', 'Start setting up your second factor first.');
    }
    const step = matchTotp(totpSecret, body.code.replace(/\s/g, ''), now, null);
    if (step === undefined) throw invalidField('code', 'That code is not right. Please try again.');
    const codes = newRecoveryCodes();
    await db.transaction((tx) =>
      turnSecondFactorOn(tx, caller.person.id, step, codes.map(hashRecoveryCode), now),
    );
    return { recoveryCodes: codes };
  };
}
