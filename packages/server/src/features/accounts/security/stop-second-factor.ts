import type { Handler } from '../../../platform/http/handler.ts';
import type { Services } from '../../../platform/services.ts';
import { asOneself } from './as-oneself.ts';
import { checkOwnPassword } from './check-own-password.ts';
import { turnSecondFactorOff } from './queries.ts';

export function stopSecondFactor({ db }: Services): Handler<'POST /second-factor/off'> {
  return async ({ caller, body, now }) => {
    asOneself(caller);
    await checkOwnPassword(db, caller.person.id, body.currentPassword, now);
    await db.transaction((tx) => turnSecondFactorOff(tx, caller.person.id, now));
    return null;
  };
}
