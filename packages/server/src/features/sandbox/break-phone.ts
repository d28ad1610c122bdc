import type { Handler } from '../../platform/http/handler.ts';
import type { Services } from '../../platform/services.ts';
import { setFailingPhone } from '../../platform/sms-carrier/queries.ts';

/** Texts to this phone fail from now on, or arrive again. */
export function breakPhone({ db }: Services): Handler<'PUT /sandbox/phones/failing'> {
  return async ({ body }) => {
    await setFailingPhone(db.root, body.phone, body.failing);
    return null;
  };
}
