import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { cspNonce } from '../lib/csp-nonce.ts';
import { UiProvider } from '../ui/ui-provider.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root element');

createRoot(root).render(
  <StrictMode>
    <UiProvider nonce={cspNonce()}>Tandem</UiProvider>
  </StrictMode>,
);
