import type { Handler } from '../../platform/http/handler.ts';
import type { Services } from '../../platform/services.ts';
import { findPersonWithBrands } from './queries.ts';
import { renamePerson } from './registration/queries.ts';
import { profileToWire } from './wire.ts';

export function updateProfile({ db }: Services): Handler<'PUT /profile'> {
  return async ({ caller, body, now }) => {
    await renamePerson(db.root, caller.person.id, body);
    const renamed = await findPersonWithBrands(db.root, caller.person.id);
    return profileToWire({ ...caller, ...renamed }, now);
  };
}
