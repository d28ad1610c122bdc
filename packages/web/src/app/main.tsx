import '../ui/base-styles.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { createQueryClient } from '../lib/api/query-client.ts';
import { cspNonce } from '../lib/csp-nonce.ts';
import { createRealtimeClient } from '../lib/realtime/realtime-client.ts';
import { createRouter } from './create-router.ts';
import { Providers } from './providers.tsx';
import { reloadOnStaleChunk } from './reload-on-stale-chunk.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root element');

const nonce = cspNonce();
// The kit's scroll lock writes a style element of its own and looks for the nonce under this name.
Object.assign(globalThis, { __webpack_nonce__: nonce });
reloadOnStaleChunk();

const queryClient = createQueryClient();
const realtime = createRealtimeClient({ onReconnect: () => void queryClient.invalidateQueries() });

createRoot(root).render(
  <StrictMode>
    <Providers nonce={nonce} queryClient={queryClient} realtime={realtime}>
      <RouterProvider router={createRouter(queryClient)} />
    </Providers>
  </StrictMode>,
);
