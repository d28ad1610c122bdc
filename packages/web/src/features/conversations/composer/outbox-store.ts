import type { OutboxEntry } from './settle-outbox.ts';

/**
 * Messages on their way. They outlive the thread they were written in, so that walking away does not
 * lose one, and a reload, after which those still under way wait for another try: their key keeps the
 * server from taking one twice.
 */
export function outboxStore(storage: Storage, key: string) {
  const subscribers = new Set<() => void>();
  let entries: readonly OutboxEntry[] = restore(storage, key);

  function update(next: readonly OutboxEntry[]): void {
    entries = next;
    try {
      if (next.length === 0) storage.removeItem(key);
      else storage.setItem(key, JSON.stringify(next));
    } catch {
      // What cannot be kept is still on screen.
    }
    for (const tell of subscribers) tell();
  }

  return {
    read: () => entries,
    subscribe(onChange: () => void) {
      subscribers.add(onChange);
      return () => subscribers.delete(onChange);
    },
    /** Adds an entry or puts it in place of the one with its key. */
    put(entry: OutboxEntry): void {
      const isKnown = entries.some(({ key }) => key === entry.key);
      update(
        isKnown
          ? entries.map((known) => (known.key === entry.key ? entry : known))
          : [...entries, entry],
      );
    },
    remove(gone: string): void {
      update(entries.filter((entry) => entry.key !== gone));
    },
  };
}

export type Outbox = ReturnType<typeof outboxStore>;

function restore(storage: Storage, key: string): OutboxEntry[] {
  try {
    const kept = JSON.parse(storage.getItem(key) ?? '[]') as OutboxEntry[];
    return kept.map((entry) =>
      entry.state === 'sending' ? { ...entry, state: 'failed', problem: INTERRUPTED } : entry,
    );
  } catch {
    return [];
  }
}

const INTERRUPTED = 'The page was closed while it was on its way.';
