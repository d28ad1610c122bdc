import { sql } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';

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
