import { Outlet, ScrollRestoration, useNavigation } from 'react-router';
import { SupportDialogs } from '../features/support/support-dialogs.tsx';
import { ConfirmHost } from '../ui/confirm/confirm-host.tsx';
import { LoadingBar } from '../ui/loading-bar.tsx';
import { NavigationGuard } from '../ui/navigation-guard/navigation-guard.tsx';
import { OfflineNotice } from '../ui/offline-notice.tsx';
import { Toaster } from '../ui/toast/toaster.tsx';
import classes from './root-layout.module.css';
import { ImpersonationNotice } from './shell/impersonation-notice.tsx';
import { CONTACT_ADDRESS } from './shell/site-links.ts';
import { useDocumentTitle } from './use-document-title.ts';
import { useMessagesWait } from './use-messages-wait.ts';
import { useRouteFocus } from './use-route-focus.ts';

/** What every page shares, signed in or not. */
export function RootLayout() {
  const navigation = useNavigation();
  useDocumentTitle();
  useRouteFocus();
  return (
    <>
      <a className={classes.skip} href="#main">
        Skip to content
      </a>
      <OfflineNotice messagesWait={useMessagesWait()} />
      <LoadingBar isActive={navigation.state !== 'idle'} />
      <Outlet />
      <ImpersonationNotice />
      <Toaster />
      <ConfirmHost />
      <SupportDialogs address={CONTACT_ADDRESS} />
      <NavigationGuard />
      <ScrollRestoration />
    </>
  );
}
