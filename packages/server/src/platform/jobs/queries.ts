import { sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../db/database.ts';

export interface FailedJob {
  id: string;
  queue: string;
  failedAt: string;
  attempts: number;
  reason: string;
}

/** The latest jobs that used up their retries. */
export async function listFailedJobs(db: Queryable, limit = 100): Promise<FailedJob[]> {
  const { rows } = await db.execute<FailedJob & Record<string, unknown>>(sql`
    select id::text as id, name as queue, to_json(completed_on) #>> '{}' as "failedAt",
           retry_count + 1 as attempts,
           coalesce(output ->> 'message', output ->> 'value', 'unknown') as reason
      from pgboss.job
     where state = 'failed'
     order by completed_on desc
     limit ${limit}
  `);
  return rows;
}

export async function countFailedJobs(db: Queryable): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from pgboss.job where state = 'failed'`,
  );
  return rows[0]?.count ?? 0;
}

/**
 * Finds the waiting job of a key and holds it until the caller's transaction ends, so that it cannot
 * start without having seen what that transaction changes. It takes the newer data and the earlier
 * moment. False when no job of that key waits (any more).
 */
export async function joinWaitingJob(tx: Transaction, job: WaitingJob): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    update pgboss.job
       set data = ${JSON.stringify(job.data)}::jsonb,
           start_after = least(start_after, coalesce(${job.startAfter?.toISOString() ?? null}::timestamptz, pgboss.job_now()))
     where name = ${job.queue}
       and policy = 'short' and state = 'created' and coalesce(singleton_key, '') = ${job.key}
    returning id
  `);
  return rows.length > 0;
}

export interface WaitingJob {
  queue: string;
  key: string;
  data: object;
  startAfter: Date | undefined;
}

/** Those of the named queues that hold work whose time has come. */
export async function listDueQueues(db: Queryable, queues: string[]): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(sql`
    select queue.name
      from pgboss.queue
     where queue.name in ${queues}
       and exists (
         select 1 from pgboss.job
          where job.name = queue.name and job.state < 'active' and not job.blocked
            and job.start_after <= pgboss.job_now()
       )
  `);
  return rows.map(({ name }) => name);
}

/** pg-boss offers no way to change the policy of a queue that an earlier version has made. */
export async function setQueuePolicy(db: Queryable, queue: string, policy: string): Promise<void> {
  await db.execute(sql`update pgboss.queue set policy = ${policy} where name = ${queue}`);
}

export async function notifyQueues(db: Queryable, channel: string, queues: string[]) {
  await db.execute(
    sql`select pg_notify(${channel}, name) from pgboss.queue where name in ${queues}`,
  );
}
