import { activeBrandId } from '../session/active-brand.ts';
import { impersonatedUserId } from '../session/impersonation.ts';
import { metricsSessionId } from '../session/metrics-session.ts';

/** What every call carries (platform §7). */
export function sessionHeaders(): Record<string, string> {
  const impersonating = impersonatedUserId();
  return {
    ...ownHeaders(),
    ...(impersonating === null ? {} : { 'X-Impersonating': String(impersonating) }),
  };
}

/** The same in one's own name, whomever one acts as. */
export function ownHeaders(): Record<string, string> {
  const brandId = activeBrandId();
  return {
    Accept: 'application/json',
    'X-Requested-With': 'XMLHttpRequest',
    'X-Metrics-Session': metricsSessionId(),
    ...(brandId === null ? {} : { 'X-Brand-Id': String(brandId) }),
  };
}
