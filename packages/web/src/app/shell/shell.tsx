import { lazy, Suspense, useContext, useEffect, useState } from 'react';
import { Outlet, useLoaderData } from 'react-router';
import { goToSignIn } from '../../lib/api/sign-in-redirect.ts';
import { RealtimeContext, useRealtime } from '../../lib/realtime/use-realtime.ts';
import { BrandIdContext } from '../../lib/session/current-brand-query.ts';
import { Announcement } from './announcement.tsx';
import { Footer } from './footer.tsx';
import classes from './shell.module.css';
import { TopBar } from './top-bar.tsx';
import { useNavigationItems } from './use-navigation-items.ts';

const NavDrawer = lazy(async () => ({ default: (await import('./nav-drawer.tsx')).NavDrawer }));

/** Everything around a page for somebody who is signed in. Another brand means another shell. */
export function Shell() {
  const { brandId } = useLoaderData<{ brandId: number }>();
  return (
    <BrandIdContext value={brandId}>
      <Frame key={brandId} />
    </BrandIdContext>
  );
}

function Frame() {
  const items = useNavigationItems();
  const [drawer, setDrawer] = useState<'never-opened' | 'open' | 'closed'>('never-opened');
  useSocketWhileSignedIn();
  return (
    <div className={classes.shell}>
      <Announcement />
      <TopBar items={items} onOpenDrawer={() => setDrawer('open')} />
      <main id="main" tabIndex={-1} className={classes.main}>
        <Outlet />
      </main>
      <Footer />
      {drawer !== 'never-opened' && (
        <Suspense>
          <NavDrawer items={items} opened={drawer === 'open'} onClose={() => setDrawer('closed')} />
        </Suspense>
      )}
    </div>
  );
}

function useSocketWhileSignedIn(): void {
  const realtime = useContext(RealtimeContext);
  useEffect(() => {
    realtime?.start();
    return () => realtime?.stop();
  }, [realtime]);
  useRealtime('session_ended', goToSignIn);
}
