import { lazy, Suspense, useRef, useSyncExternalStore } from 'react';
import { closeContact, contactStore } from './contact-store.ts';

const ContactDialog = lazy(async () => ({
  default: (await import('./contact-dialog.tsx')).ContactDialog,
}));

/** Shows what `openContact` asks for; mounted once. The dialog is fetched when first opened. */
export function ContactHost({ address }: { address: string }) {
  const isOpen = useSyncExternalStore(contactStore.subscribe, contactStore.read);
  const wasOpened = useRef(false);
  if (isOpen) wasOpened.current = true;
  if (!wasOpened.current) return null;
  return (
    <Suspense>
      <ContactDialog address={address} opened={isOpen} onClose={closeContact} />
    </Suspense>
  );
}
