import { useEffect, useSyncExternalStore } from 'react';

let subject: string | undefined;
const subscribers = new Set<() => void>();

/**
 * Names the tab after what the page is about, once that is known: the partner of a conversation, the
 * plan being bought. Until then, and where nothing is given, the title of the route stands.
 */
export function usePageTitle(title: string | undefined): void {
  useEffect(() => {
    tell(title);
    return () => tell(undefined);
  }, [title]);
}

/** For the one who writes the title bar. */
export function useNamedSubject(): string | undefined {
  return useSyncExternalStore(subscribe, read);
}

function tell(next: string | undefined): void {
  subject = next;
  for (const notify of subscribers) notify();
}

function subscribe(onChange: () => void) {
  subscribers.add(onChange);
  return () => subscribers.delete(onChange);
}

const read = () => subject;
