import type { PgBoss } from 'pg-boss';
import type { Database } from '../db/database.ts';
import type { JobDefinition } from './job-definition.ts';
import { setQueuePolicy } from './queries.ts';

/** One waiting job per key; see enqueue-job.ts. */
const POLICY = 'short';

/** Makes the queues that are missing and adjusts those whose definition has changed. */
export async function prepareQueues(
  boss: PgBoss,
  db: Database,
  definitions: JobDefinition<never>[],
): Promise<void> {
  const known = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  for (const { name, retryLimit = 5, retryDelaySeconds = 5 } of definitions) {
    const options = {
      retryLimit,
      retryDelay: retryDelaySeconds,
      retryBackoff: true,
      notify: false,
    };
    const queue = known.get(name);
    if (!queue) await boss.createQueue(name, { ...options, policy: POLICY });
    else if (differs(queue, options)) await boss.updateQueue(name, options);
    if (queue && queue.policy !== POLICY) await setQueuePolicy(db.root, name, POLICY);
    // A first send inside a transaction would look the queue up on the one connection that the
    // transaction holds, and wait for itself forever; this look-up fills the cache beforehand.
    await boss.findJobs(name, { id: '00000000-0000-0000-0000-000000000000' });
  }
}

function differs(queue: object, options: object): boolean {
  const current: Record<string, unknown> = { ...queue };
  return Object.entries(options).some(([name, value]) => current[name] !== value);
}
