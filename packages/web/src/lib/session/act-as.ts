import { ApiError } from '../api/api-error.ts';
import { call } from '../api/call.ts';
import { APP_BASE } from '../app-base.ts';
import { activeBrandId, clearActiveBrandId, setActiveBrandId } from './active-brand.ts';
import { impersonatedUserId, startImpersonating, stopImpersonating } from './impersonation.ts';

/**
 * Begins to act as somebody, for a reason that the log keeps, and remembers it for this tab. It begins
 * in the admin's own name, so a person already being acted for is left first.
 */
export async function beginActingAs(userId: number, reason: string): Promise<void> {
  stopImpersonating();
  await call('POST /admin/impersonations', { body: { userId, reason } });
  startImpersonating(userId);
  clearActiveBrandId();
}

/**
 * Returns to one's own name. Also when the server refuses to record the end (it may have ended
 * already), but not when it could not be reached: then nothing has changed and one can try again.
 */
export async function stopActing(): Promise<void> {
  const userId = impersonatedUserId();
  if (userId === null) return;
  // Both before the call: it makes this tab fetch again, and the brand is the other person's.
  const brandId = activeBrandId();
  stopImpersonating();
  clearActiveBrandId();
  try {
    await call('DELETE /admin/impersonations/:userId', { params: { userId } });
  } catch (error) {
    const hasEnded = error instanceof ApiError && error.status >= 400 && error.status < 500;
    if (!hasEnded) {
      startImpersonating(userId);
      if (brandId !== null) setActiveBrandId(brandId);
      throw error;
    }
  }
}

/** A full load, so that nothing of the other person stays in memory. */
export function loadAfresh(place: string): void {
  location.assign(`${APP_BASE}${place}`);
}
