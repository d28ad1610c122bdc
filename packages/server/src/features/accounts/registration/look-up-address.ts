import type { Handler } from '../../../platform/http/handler.ts';
import type { Services } from '../../../platform/services.ts';
import { addressTaken } from './address-taken.ts';
import { isAddressTaken } from './queries.ts';

export function lookUpAddress({ db }: Services): Handler<'GET /register/email-available/:email'> {
  return async ({ params }) => {
    if (await isAddressTaken(db.root, params.email)) throw addressTaken(params.email);
    return null;
  };
}
