import type { Handler } from '../../../platform/http/handler.ts';
import type { Services } from '../../../platform/services.ts';
import { describeDevice } from './describe-device.ts';
import { listSessions } from './queries.ts';

export function listOwnSessions({ db }: Services): Handler<'GET /sessions'> {
  return async ({ caller, now }) =>
    (await listSessions(db.root, caller.person.id, now)).map((session) => ({
      id: session.id,
      device: describeDevice(session.userAgent),
      createdAt: session.createdAt.toISOString(),
      lastSeenAt: session.lastSeenAt.toISOString(),
      isCurrent: session.id === caller.sessionId,
    }));
}
