import '../ui/base-styles.ts';
import type { ReactElement } from 'react';
import { render } from 'vitest-browser-react';
import { ConfirmHost } from '../ui/confirm/confirm-host.tsx';
import { Toaster } from '../ui/toast/toaster.tsx';
import { UiProvider } from '../ui/ui-provider.tsx';

/** Puts a piece on an empty page, with what the app has around every piece: theme, toasts, questions. */
export function show(piece: ReactElement) {
  return render(
    <UiProvider nonce="">
      {piece}
      <ConfirmHost />
      <Toaster />
    </UiProvider>,
  );
}
