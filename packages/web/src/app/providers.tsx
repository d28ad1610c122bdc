import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { openContact } from '../features/support/contact-store.ts';
import type { RealtimeClient } from '../lib/realtime/realtime-client.ts';
import { RealtimeContext } from '../lib/realtime/use-realtime.ts';
import { SlotsContext } from '../lib/slots/use-slot.ts';
import { type WordLinks, WordLinksContext } from '../ui/linked-words.tsx';
import { UiProvider } from '../ui/ui-provider.tsx';
import { slots } from './slots.ts';

/** Refusals that tell people to contact us lead there. */
const WORD_LINKS: WordLinks = { 'contact us': openContact };

type ProvidersProps = {
  nonce: string;
  queryClient: QueryClient;
  realtime: RealtimeClient;
  children: ReactNode;
};

export function Providers({ nonce, queryClient, realtime, children }: ProvidersProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <RealtimeContext value={realtime}>
        <SlotsContext value={slots}>
          <UiProvider nonce={nonce}>
            <WordLinksContext value={WORD_LINKS}>{children}</WordLinksContext>
          </UiProvider>
        </SlotsContext>
      </RealtimeContext>
    </QueryClientProvider>
  );
}
