import type { createRouter } from './create-router.ts';

type Watched = Pick<ReturnType<typeof createRouter>, 'state' | 'subscribe'>;

/**
 * Calls back for each page that came to stand on the screen. The router's place changes only then, so
 * a page that sent people on was never seen; another search or tab on a page is no other page.
 */
export function recordPageViews(router: Watched, onView: () => void): void {
  let shown: string | undefined;
  const look = ({ initialized, location }: Watched['state']) => {
    if (!initialized || location.pathname === shown) return;
    shown = location.pathname;
    onView();
  };
  look(router.state);
  router.subscribe(look);
}
