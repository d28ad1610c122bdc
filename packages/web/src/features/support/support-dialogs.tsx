import { lazy, type ReactNode, Suspense, useRef, useSyncExternalStore } from 'react';
import { contactStore } from './contact-store.ts';
import type { DialogStore } from './dialog-store.ts';
import { espStore } from './esp-store.ts';

const ContactDialog = lazy(async () => ({
  default: (await import('./contact-dialog.tsx')).ContactDialog,
}));
const EspDialog = lazy(async () => ({
  default: (await import('./esp-dialog.tsx')).EspDialog,
}));

/** Shows what `openContact` and `openEspRequest` ask for; mounted once. */
export function SupportDialogs({ address }: { address: string }) {
  return (
    <>
      <OnceOpened store={contactStore}>
        {(opened) => (
          <ContactDialog address={address} opened={opened} onClose={contactStore.close} />
        )}
      </OnceOpened>
      <OnceOpened store={espStore}>
        {(opened) => <EspDialog opened={opened} onClose={espStore.close} />}
      </OnceOpened>
    </>
  );
}

/** A dialog is fetched when first opened, and then stays: what was typed outlives its closing. */
function OnceOpened({
  store,
  children,
}: {
  store: DialogStore;
  children: (opened: boolean) => ReactNode;
}) {
  const isOpen = useSyncExternalStore(store.subscribe, store.read);
  const wasOpened = useRef(false);
  if (isOpen) wasOpened.current = true;
  return wasOpened.current ? <Suspense>{children(isOpen)}</Suspense> : null;
}
