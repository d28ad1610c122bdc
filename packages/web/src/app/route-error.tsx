import { useEffect } from 'react';
import { useRevalidator, useRouteError } from 'react-router';
import { ApiError } from '../lib/api/api-error.ts';
import { ErrorState } from '../ui/error-state.tsx';
import { CrashDialog } from './crash-dialog.tsx';
import classes from './planned-page.module.css';

/**
 * What a route shows when it failed. A call that failed can be repeated; a crash cannot, so it gets
 * the crash dialog. The router drops both as soon as the address changes.
 */
export function RouteError() {
  const error = useRouteError();
  const { revalidate, state } = useRevalidator();
  useEffect(() => {
    if (!(error instanceof ApiError)) console.error(error);
  }, [error]);

  if (!(error instanceof ApiError)) return <CrashDialog />;
  return (
    <div className={classes.page}>
      <ErrorState
        title={error.isNetworkFailure ? 'You seem to be offline' : 'This page could not be loaded'}
        error={error}
        onRetry={() => void revalidate()}
        isRetrying={state === 'loading'}
      />
    </div>
  );
}
