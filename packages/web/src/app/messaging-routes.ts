import type { RouteObject } from 'react-router';
import { lazyPage } from './lazy-page.ts';

/** The list stays beside whichever conversation is open. */
export function messagingRoutes(): RouteObject {
  return {
    path: 'messaging',
    handle: { title: 'Messages', fillsWindow: true },
    lazy: lazyPage(
      () => import('../features/conversations/inbox/messaging-page.tsx'),
      'MessagingPage',
    ),
    children: [
      {
        index: true,
        lazy: lazyPage(
          () => import('../features/conversations/inbox/no-conversation-chosen.tsx'),
          'NoConversationChosen',
        ),
      },
      {
        path: 'inbox/:conversationId',
        lazy: lazyPage(
          () => import('../features/conversations/thread/conversation-page.tsx'),
          'ConversationPage',
        ),
      },
    ],
  };
}
