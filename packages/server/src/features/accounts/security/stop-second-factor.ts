import type { Handler } from '../../../platform/http/handler.ts';
import type { Services } from '../../../platform/services.ts';
import { takeGuess } from '../sign-in/take-guess.ts';
import { asOneself } from './as-oneself.ts';
import { checkOwnPassword } from './check-own-password.ts';
import { checkSecondFactor, wrongCode } from './check-second-factor.ts';
import { findSecurity, turnSecondFactorOff } from './queries.ts';

export function stopSecondFactor({ db }: Services): Handler<'POST /second-factor/off'> {
  return async ({ caller, body, now }) => {
    asOneself(caller);
    await checkOwnPassword(db, caller.person.id, body.currentPassword, now);
    const guess = await takeGuess(db, { subject: `own code of ${caller.person.id}` }, now);
    const factors = await findSecurity(db.root, caller.person.id);
    if (!(await checkSecondFactor(db, factors, body.code, now))) throw wrongCode();
    await guess.giveBack();
    await db.transaction((tx) => turnSecondFactorOff(tx, caller.person.id, now));
    return null;
  };
}
