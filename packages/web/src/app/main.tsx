import '../ui/base-styles.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { createQueryClient } from '../lib/api/query-client.ts';
import { cspNonce } from '../lib/csp-nonce.ts';
import { startTracking, trackPageView } from '../lib/metrics/track.ts';
import { catchUp } from '../lib/realtime/catch-up.ts';
import { createRealtimeClient } from '../lib/realtime/realtime-client.ts';
import { carryBrandToOtherTabs } from '../lib/session/carry-brand.ts';
import { isBrandLoading } from '../lib/session/current-brand-query.ts';
import { createRouter } from './create-router.ts';
import { Providers } from './providers.tsx';
import { recordPageViews } from './record-page-views.ts';
import { reloadOnStaleChunk } from './reload-on-stale-chunk.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root element');

const nonce = cspNonce();
// The kit's scroll lock writes a style element of its own and looks for the nonce under this name.
Object.assign(globalThis, { __webpack_nonce__: nonce });
reloadOnStaleChunk();

const queryClient = createQueryClient();
const realtime = createRealtimeClient({ onMissed: (missed) => catchUp(queryClient, missed) });
const router = createRouter(queryClient);
carryBrandToOtherTabs();
startTracking(() => isBrandLoading(queryClient));
recordPageViews(router, trackPageView);

createRoot(root).render(
  <StrictMode>
    <Providers nonce={nonce} queryClient={queryClient} realtime={realtime}>
      <RouterProvider router={router} />
    </Providers>
  </StrictMode>,
);
