import type { FeatureRoutes } from '../../lib/frame/feature-routes.ts';
import { lazyPage } from '../../lib/frame/lazy-page.ts';

export function conversationsRoutes(): FeatureRoutes {
  return {
    gated: [
      // The list stays beside whichever conversation is open.
      {
        path: 'messaging',
        handle: { title: 'Messages', fillsWindow: true },
        lazy: lazyPage(() => import('./inbox/messaging-page.tsx'), 'MessagingPage'),
        children: [
          {
            index: true,
            lazy: lazyPage(
              () => import('./inbox/no-conversation-chosen.tsx'),
              'NoConversationChosen',
            ),
          },
          {
            path: 'inbox/:conversationId',
            handle: { messagesWait: true },
            lazy: lazyPage(() => import('./thread/conversation-page.tsx'), 'ConversationPage'),
          },
        ],
      },
    ],
    settings: [
      {
        path: 'brand/blocked',
        handle: { title: 'Blocked brands' },
        lazy: lazyPage(() => import('./blocking/blocked-brands-page.tsx'), 'BlockedBrandsPage'),
      },
    ],
  };
}
