import { VisuallyHidden } from '@mantine/core';
import { Outlet, useParams } from 'react-router';
import '@mantine/core/styles/VisuallyHidden.css';
import { InboxPane } from './inbox-pane.tsx';
import classes from './messaging-page.module.css';

/** Lists at the left, the open conversation at the right; on a phone one of the two at a time. */
export function MessagingPage() {
  const isOpen = useParams().conversationId !== undefined;
  return (
    <div className={classes.page} data-open={isOpen}>
      <VisuallyHidden component="h1">Messages</VisuallyHidden>
      <InboxPane />
      <div className={classes.detail}>
        <Outlet />
      </div>
    </div>
  );
}
