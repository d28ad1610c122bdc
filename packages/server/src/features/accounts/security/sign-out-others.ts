import type { Handler } from '../../../platform/http/handler.ts';
import type { Services } from '../../../platform/services.ts';
import { endSessions } from '../end-sessions.ts';
import { asOneself } from './as-oneself.ts';

export function signOutOthers({ db, realtime }: Services): Handler<'DELETE /sessions'> {
  return async ({ caller, now }) => {
    asOneself(caller);
    await db.transaction((tx) =>
      endSessions(tx, realtime, caller.person.id, caller.sessionId, now),
    );
    return null;
  };
}
