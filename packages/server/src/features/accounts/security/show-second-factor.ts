import type { Handler } from '../../../platform/http/handler.ts';
import type { Services } from '../../../platform/services.ts';
import { countRecoveryCodes, findSecurity } from './queries.ts';

export function showSecondFactor({ db }: Services): Handler<'GET /second-factor'> {
  return async ({ caller }) => {
    const { totpConfirmedAt } = await findSecurity(db.root, caller.person.id);
    const recoveryCodesLeft = await countRecoveryCodes(db.root, caller.person.id);
    return { isOn: totpConfirmedAt !== null, recoveryCodesLeft };
  };
}
