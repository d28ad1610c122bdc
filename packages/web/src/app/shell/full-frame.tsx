import { lazy, Suspense, useState } from 'react';
import { Outlet } from 'react-router';
import { Announcement } from './announcement.tsx';
import { Footer } from './footer.tsx';
import classes from './shell.module.css';
import { TopBar } from './top-bar.tsx';
import { useFillsWindow } from './use-fills-window.ts';
import { useNavigationItems } from './use-navigation-items.ts';

const NavDrawer = lazy(async () => ({ default: (await import('./nav-drawer.tsx')).NavDrawer }));

/** The usual surroundings of a page: announcement, bar, footer, and the phone's drawer. */
export function FullFrame() {
  const items = useNavigationItems();
  const fillsWindow = useFillsWindow();
  const [drawer, setDrawer] = useState<'never-opened' | 'open' | 'closed'>('never-opened');
  return (
    <div className={classes.shell} data-fills-window={fillsWindow || undefined}>
      <Announcement />
      <TopBar items={items} onOpenDrawer={() => setDrawer('open')} />
      <main id="main" tabIndex={-1} className={classes.main}>
        <Outlet />
      </main>
      {!fillsWindow && <Footer />}
      {drawer !== 'never-opened' && (
        <Suspense>
          <NavDrawer items={items} opened={drawer === 'open'} onClose={() => setDrawer('closed')} />
        </Suspense>
      )}
    </div>
  );
}
