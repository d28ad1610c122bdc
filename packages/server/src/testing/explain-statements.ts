import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Queryable } from '../platform/db/database.ts';

export interface ExplainedStatement {
  text: string;
  plan: string;
}

/**
 * The plans of whatever statements `work` runs. `generic` is how PostgreSQL carries out a prepared
 * statement: for any value; `custom` is made for the values at hand.
 */
export async function explainStatements(
  connectionString: string,
  kind: 'generic' | 'custom',
  work: (db: Queryable) => Promise<unknown>,
): Promise<ExplainedStatement[]> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    const seen: { text: string; params: unknown[] }[] = [];
    const logger = {
      logQuery: (text: string, params: unknown[]) => void seen.push({ text, params }),
    };
    await work(drizzle(client, { casing: 'snake_case', logger }) as unknown as Queryable);
    await client.query(`set plan_cache_mode = force_${kind}_plan`);
    const explained: ExplainedStatement[] = [];
    for (const [index, { text, params }] of seen.entries()) {
      await client.query(`prepare explained_${index} as ${text}`);
      const values = params.length > 0 ? `(${params.map(literal).join(', ')})` : '';
      const { rows } = await client.query<{ 'QUERY PLAN': string }>(
        `explain (analyze, buffers) execute explained_${index}${values}`,
      );
      explained.push({ text, plan: rows.map((row) => row['QUERY PLAN']).join('\n') });
    }
    return explained;
  } finally {
    await client.end();
  }
}

function literal(value: unknown): string {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  return pg.escapeLiteral(value instanceof Date ? value.toISOString() : String(value));
}
