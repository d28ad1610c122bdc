import type { HandlersFor } from '../../platform/http/handler.ts';
import type { Services } from '../../platform/services.ts';
import { registrationHandlers } from './registration/handlers.ts';
import { securityHandlers } from './security/handlers.ts';
import { logInByLink } from './sign-in/log-in-by-link.ts';
import { login } from './sign-in/login.ts';
import { logout } from './sign-in/logout.ts';
import { updateProfile } from './update-profile.ts';
import { profileToWire } from './wire.ts';

type ProfileOperation =
  | 'POST /login'
  | 'POST /login-link/use'
  | 'POST /logout'
  | 'GET /profile'
  | 'PUT /profile';

export function accountsHandlers(services: Services) {
  return {
    ...profileHandlers(services),
    ...registrationHandlers(services),
    ...securityHandlers(services),
  };
}

function profileHandlers(services: Services): HandlersFor<ProfileOperation> {
  return {
    'POST /login': login(services),
    'POST /login-link/use': logInByLink(services),
    'POST /logout': logout(services),
    'GET /profile': ({ caller, now }) => profileToWire(caller, now),
    'PUT /profile': updateProfile(services),
  };
}
