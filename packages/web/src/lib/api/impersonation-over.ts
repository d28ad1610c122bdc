import { clearActiveBrandId } from '../session/active-brand.ts';
import { impersonatedUserId, stopImpersonating } from '../session/impersonation.ts';
import type { ApiError } from './api-error.ts';
import { leavePage } from './leave-page.ts';

/**
 * The hour of acting as somebody is over, or it was ended elsewhere: back to one's own name, with a
 * full load, where one can begin again.
 */
export function leaveImpersonation({ code }: Pick<ApiError, 'code'>): boolean {
  if (code !== 'impersonation_ended') return false;
  if (impersonatedUserId() !== null) {
    stopImpersonating();
    clearActiveBrandId();
    void leavePage('/cs-admin/people?acting=over');
  }
  return true;
}
