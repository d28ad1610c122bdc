import type { ReactNode } from 'react';

/** Says "Loading" once to a screen reader and hides the grey bars from it. */
export function LoadingRegion({
  className,
  children,
}: {
  className: string | undefined;
  children: ReactNode;
}) {
  return (
    <div role="status" aria-label="Loading">
      <div className={className} aria-hidden="true">
        {children}
      </div>
    </div>
  );
}
