import { lazy, Suspense, useRef, useSyncExternalStore } from 'react';
import { type ConfirmQuestion, confirmStore } from './confirm-action.ts';

const ConfirmDialog = lazy(async () => ({
  default: (await import('./confirm-dialog.tsx')).ConfirmDialog,
}));

/** Shows what `confirmAction` asks; mounted once. The dialog is fetched with the first question. */
export function ConfirmHost() {
  const pending = useSyncExternalStore(confirmStore.subscribe, confirmStore.read);
  // The last question stays in the dialog while it fades out.
  const last = useRef<ConfirmQuestion>(null);
  if (pending) last.current = pending.question;
  if (!last.current) return null;
  return (
    <Suspense>
      <ConfirmDialog
        question={last.current}
        opened={pending !== null}
        onAnswer={(agreed) => confirmStore.read()?.answer(agreed)}
      />
    </Suspense>
  );
}
