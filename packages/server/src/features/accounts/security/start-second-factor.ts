import type { Handler } from '../../../platform/http/handler.ts';
import { HttpError } from '../../../platform/http/http-error.ts';
import type { Services } from '../../../platform/services.ts';
import { asOneself } from './as-oneself.ts';
import { findSecurity, stageTotpSecret } from './queries.ts';
import { newTotpSecret, otpauthUrl } from './totp.ts';

export function startSecondFactor({ db }: Services): Handler<'POST /second-factor/start'> {
  return async ({ caller }) => {
    asOneself(caller);
    const { totpConfirmedAt } = await findSecurity(db.root, caller.person.id);
    if (totpConfirmedAt) throw new HttpError(409, 'conflict', 'Your second factor is already on.');
    const secret = newTotpSecret();
    await stageTotpSecret(db.root, caller.person.id, secret);
    return { secret, otpauthUrl: otpauthUrl(secret, caller.person.email) };
  };
}
