import type { Database } from '../db/database.ts';
import type { Log } from '../log/create-log.ts';
import { notifyQueues } from './queries.ts';

const CHANNEL = 'tandem_jobs';
const PAUSE_MS = 100;

/**
 * Tells the processes that run jobs of a queue with new work. After the commit and not within it: a
 * transaction that notifies waits for all others that do. A burst is one notification; one that gets
 * lost costs the few seconds until somebody looks.
 */
export function callOthers(db: Database, log: Log): (queue: string) => void {
  const waiting = new Set<string>();
  let pausing = false;

  function send(): void {
    pausing = waiting.size > 0;
    if (!pausing) return;
    const queues = [...waiting];
    waiting.clear();
    notifyQueues(db.root, CHANNEL, queues).catch((error) =>
      log.warn({ err: error }, 'could not call for work on jobs'),
    );
    setTimeout(send, PAUSE_MS).unref();
  }

  return (queue) => {
    waiting.add(queue);
    if (!pausing) send();
  };
}

/** Passes on what other processes call for. After a gap any queue may hold new work. */
export async function hearOthers(
  db: Database,
  onQueue: (queue: string) => void,
  queues: string[],
): Promise<() => Promise<void>> {
  if (db.engine === 'pglite') return async () => {};
  return db.listen(CHANNEL, onQueue, () => queues.forEach(onQueue));
}
