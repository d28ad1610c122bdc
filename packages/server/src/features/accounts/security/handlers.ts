import type { security } from '@tandem/contract/security';
import type { HandlersFor } from '../../../platform/http/handler.ts';
import type { Services } from '../../../platform/services.ts';
import { changePassword } from './change-password.ts';
import { confirmSecondFactor } from './confirm-second-factor.ts';
import { listOwnSessions } from './list-own-sessions.ts';
import { showSecondFactor } from './show-second-factor.ts';
import { signOutOthers } from './sign-out-others.ts';
import { signOutSession } from './sign-out-session.ts';
import { startSecondFactor } from './start-second-factor.ts';
import { stopSecondFactor } from './stop-second-factor.ts';

export function securityHandlers(services: Services): HandlersFor<keyof typeof security> {
  return {
    'PUT /profile/password': changePassword(services),
    'GET /sessions': listOwnSessions(services),
    'DELETE /sessions/:id': signOutSession(services),
    'DELETE /sessions': signOutOthers(services),
    'GET /second-factor': showSecondFactor(services),
    'POST /second-factor/start': startSecondFactor(services),
    'POST /second-factor/confirm': confirmSecondFactor(services),
    'POST /second-factor/off': stopSecondFactor(services),
  };
}
