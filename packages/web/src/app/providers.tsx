import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { RealtimeClient } from '../lib/realtime/realtime-client.ts';
import { RealtimeContext } from '../lib/realtime/use-realtime.ts';
import { UiProvider } from '../ui/ui-provider.tsx';

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
        <UiProvider nonce={nonce}>{children}</UiProvider>
      </RealtimeContext>
    </QueryClientProvider>
  );
}
