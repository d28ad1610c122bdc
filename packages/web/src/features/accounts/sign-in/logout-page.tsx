import { useEffect } from 'react';
import { call } from '../../../lib/api/call.ts';
import { APP_BASE } from '../../../lib/app-base.ts';
import { clearActiveBrandId } from '../../../lib/session/active-brand.ts';
import { stopImpersonating } from '../../../lib/session/impersonation.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';

const REDIRECT_DELAY_MS = 500;

/** Ends the session, then starts afresh at the sign-in page half a second later (platform §9). */
export function LogoutPage() {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const leave = () => {
      clearActiveBrandId();
      stopImpersonating();
      timer = setTimeout(() => location.assign(`${APP_BASE}/login`), REDIRECT_DELAY_MS);
    };
    // Also after a failure: the sign-in page is the one place from which everything can be retried.
    call('POST /logout').then(leave, leave);
    return () => clearTimeout(timer);
  }, []);
  return (
    <main id="main" tabIndex={-1} aria-live="polite">
      <EmptyState order={1} drawing="rings" title="See you soon">
        Logging you out…
      </EmptyState>
    </main>
  );
}
