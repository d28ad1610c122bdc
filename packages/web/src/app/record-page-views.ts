import type { createRouter } from './create-router.ts';

type Watched = Pick<ReturnType<typeof createRouter>, 'state' | 'subscribe'>;

/**
 * Calls back for each page that came to stand on the screen. A page that only sent people on was
 * never seen, and another search or tab on the same page is no other page.
 */
export function recordPageViews(router: Watched, onView: () => void): void {
  let shown: string | undefined;
  const look = ({ initialized, navigation, location }: Watched['state']) => {
    if (!initialized || navigation.state !== 'idle' || location.pathname === shown) return;
    shown = location.pathname;
    onView();
  };
  look(router.state);
  router.subscribe(look);
}
