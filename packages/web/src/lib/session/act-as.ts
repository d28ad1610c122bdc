import { ApiError } from '../api/api-error.ts';
import { callInOwnName } from '../api/call.ts';
import { holdCalls, leavePage } from '../api/leave-page.ts';
import { clearActiveBrandId } from './active-brand.ts';
import { impersonatedUserId, startImpersonating, stopImpersonating } from './impersonation.ts';

type Way = { place: string; how?: 'assign' | 'replace' };

/**
 * Begins to act as somebody, for a reason that the log keeps, and opens a place as that person in this
 * tab.
 */
export async function actAs(userId: number, reason: string, { place, how }: Way): Promise<never> {
  await callInOwnName('POST /admin/impersonations', { body: { userId, reason } });
  startImpersonating(userId);
  clearActiveBrandId();
  return leavePage(place, how);
}

/**
 * Returns to one's own name and opens a place in it. Also when the server refuses to record the end
 * (it may have ended already), but not when it could not be reached: then nothing has changed and one
 * can try again.
 */
export async function stopActing({ place, how }: Way): Promise<never> {
  const userId = impersonatedUserId();
  if (userId !== null) {
    const letOthersGoOn = holdCalls();
    await callInOwnName('DELETE /admin/impersonations/:userId', { params: { userId } }).catch(
      (error: unknown) => {
        const hasEnded = error instanceof ApiError && error.status >= 400 && error.status < 500;
        if (hasEnded) return;
        letOthersGoOn();
        throw error;
      },
    );
  }
  stopImpersonating();
  clearActiveBrandId();
  return leavePage(place, how);
}
