import type { Database, Transaction } from '../db/database.ts';
import type { Log } from '../log/create-log.ts';
import { notify, readPayload } from './queries.ts';
import type { RealtimeEvent } from './realtime-event.ts';

export interface Realtime {
  /**
   * Announces something when, and only when, the transaction commits. Every process hears it.
   */
  publish(tx: Transaction, event: RealtimeEvent): Promise<void>;
  /** Calls back for each event any process published; returns how to stop. */
  subscribe(onEvent: (event: RealtimeEvent) => void): () => void;
  stop(): Promise<void>;
}

export const REALTIME_CHANNEL = 'tandem_realtime';

export async function startRealtime(db: Database, log: Log): Promise<Realtime> {
  const subscribers = new Set<(event: RealtimeEvent) => void>();

  const deliver = (event: RealtimeEvent) => {
    for (const tell of subscribers) tell(event);
  };
  const unlisten = await db.listen(REALTIME_CHANNEL, (payload) => {
    const parsed = JSON.parse(payload) as RealtimeEvent | { ref: number };
    if (!('ref' in parsed)) return deliver(parsed);
    readPayload(db.root, parsed.ref).then(
      (event) => event && deliver(event),
      (error) => log.error({ err: error }, 'realtime payload could not be read'),
    );
  });

  return {
    publish: (tx, event) => notify(tx, REALTIME_CHANNEL, event),
    subscribe(onEvent) {
      subscribers.add(onEvent);
      return () => subscribers.delete(onEvent);
    },
    async stop() {
      subscribers.clear();
      await unlisten();
    },
  };
}
