import type { Database, Transaction } from '../db/database.ts';
import type { Log } from '../log/create-log.ts';
import { notify, readPayload } from './queries.ts';
import type { RealtimeEvent } from './realtime-event.ts';

export interface Realtime {
  /**
   * Announces something when, and only when, the transaction commits. Every process hears it, and
   * several in the order given.
   */
  publish(tx: Transaction, ...events: RealtimeEvent[]): Promise<void>;
  /**
   * Calls back for each event any process published, in the order of their commits; returns how to
   * stop. After a gap it is a `resync` for everybody.
   */
  subscribe(onEvent: (event: RealtimeEvent) => void): () => void;
  stop(): Promise<void>;
}

export const REALTIME_CHANNEL = 'tandem_realtime';

const RESYNC: RealtimeEvent = { to: 'everybody', message: { type: 'resync' } };

export async function startRealtime(db: Database, log: Log): Promise<Realtime> {
  const subscribers = new Set<(event: RealtimeEvent) => void>();
  /** The delivery that later events wait for, while there is one. */
  let last: Promise<void> | undefined;

  function deliver(event: RealtimeEvent): void {
    for (const tell of subscribers) {
      try {
        tell(event);
      } catch (error) {
        log.error({ err: error }, 'realtime event could not be passed on');
      }
    }
  }

  function receive(payload: string): void {
    const received = parsePayload(payload);
    if (received === undefined) {
      log.error('a notification on our channel is not ours');
    } else if ('ref' in received) {
      deliverInTurn(read(received.ref));
    } else if (last) {
      deliverInTurn(received);
    } else {
      deliver(received);
    }
  }

  /** An event that has to be read first must not be overtaken by the next one. */
  function deliverInTurn(event: RealtimeEvent | Promise<RealtimeEvent>): void {
    const mine = Promise.all([event, last]).then(([ready]) => {
      if (last === mine) last = undefined;
      deliver(ready);
    });
    last = mine;
  }

  /** An event nobody can read is a gap. */
  async function read(id: number): Promise<RealtimeEvent> {
    try {
      const event = await readPayload(db.root, id);
      if (event) return event;
      log.error({ id }, 'realtime payload is gone');
    } catch (error) {
      log.error({ err: error }, 'realtime payload could not be read');
    }
    return RESYNC;
  }

  const unlisten = await db.listen(REALTIME_CHANNEL, receive, () => deliver(RESYNC));

  return {
    publish: (tx, ...events) => notify(db, tx, REALTIME_CHANNEL, events),
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

/** Anybody with a connection can notify; nonsense must not end the process. */
function parsePayload(payload: string): RealtimeEvent | { ref: number } | undefined {
  try {
    const parsed = JSON.parse(payload);
    if ('ref' in parsed || 'message' in parsed) return parsed;
  } catch {
    // Neither JSON nor an object.
  }
}
