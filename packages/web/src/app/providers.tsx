import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { RealtimeClient } from '../lib/realtime/realtime-client.ts';
import { RealtimeContext } from '../lib/realtime/use-realtime.ts';
import { SlotsContext } from '../lib/slots/use-slot.ts';
import { UiProvider } from '../ui/ui-provider.tsx';
import { slots } from './slots.ts';

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
          <UiProvider nonce={nonce}>{children}</UiProvider>
        </SlotsContext>
      </RealtimeContext>
    </QueryClientProvider>
  );
}
