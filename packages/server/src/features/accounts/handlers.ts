import type { HandlersFor } from '../../platform/http/handler.ts';
import type { Services } from '../../platform/services.ts';
import { login } from './login.ts';
import { logout } from './logout.ts';
import { profileToWire } from './wire.ts';

export function accountsHandlers(
  services: Services,
): HandlersFor<'POST /login' | 'POST /logout' | 'GET /profile'> {
  return {
    'POST /login': login(services),
    'POST /logout': logout(services),
    'GET /profile': ({ caller, now }) => profileToWire(caller, now),
  };
}
