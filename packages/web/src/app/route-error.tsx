import { useEffect } from 'react';
import { useRevalidator, useRouteError } from 'react-router';
import { ApiError } from '../lib/api/api-error.ts';
import { ErrorState } from '../ui/error-state.tsx';
import { showToast } from '../ui/toast/show-toast.ts';
import { WholePage } from '../ui/whole-page.tsx';
import { CrashDialog } from './crash-dialog.tsx';

/**
 * What a route shows when it failed. A call that failed can be repeated; a crash cannot, so it gets
 * the crash dialog. The router drops both as soon as the address changes.
 */
export function RouteError() {
  const error = useRouteError();
  const { revalidate, state } = useRevalidator();
  const isOffline = error instanceof ApiError && error.isNetworkFailure;
  useEffect(() => {
    if (!(error instanceof ApiError)) console.error(error);
    if (!isOffline) return;
    window.addEventListener('online', reload);
    return () => window.removeEventListener('online', reload);
  }, [error, isOffline]);

  if (!(error instanceof ApiError)) return <CrashDialog />;
  return (
    <WholePage>
      <ErrorState
        title={isOffline ? 'You seem to be offline' : 'This page could not be loaded'}
        error={error}
        onRetry={() => (isOffline ? reload() : void revalidate())}
        isRetrying={state === 'loading'}
      />
    </WholePage>
  );
}

/** A file that failed to arrive is asked for again only by a fresh page. */
function reload(): void {
  if (navigator.onLine) location.reload();
  else showToast('Still no connection', { type: 'warning' });
}
