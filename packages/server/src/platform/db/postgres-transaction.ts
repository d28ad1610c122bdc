import type { SQL } from 'drizzle-orm';
import { NodePgSession, NodePgTransaction } from 'drizzle-orm/node-postgres';
import type { PgDialect } from 'drizzle-orm/pg-core';
import type pg from 'pg';
import type { Transaction } from './database.ts';
import type { Asking, Talking } from './watched-pool.ts';

/** What still has to be said before each open transaction ends. */
const lastWords = new WeakMap<object, SQL[]>();

/**
 * One transaction on one connection, in as few round trips as it can be: BEGIN travels with the first
 * statement, and what is only told to others travels with COMMIT.
 */
export async function runTransaction<T>(
  client: Talking,
  dialect: PgDialect,
  work: (tx: Transaction) => Promise<T>,
  settings = '',
): Promise<T> {
  let begun: Promise<unknown> | undefined;
  const begin = () => {
    begun = client.query(`begin;${settings}`);
    // Whether it worked is asked at the end; without it, all that follows fails too.
    begun.catch(() => {});
  };
  const asking: Asking = {
    query: (...question) =>
      client.together(() => {
        if (!begun) begin();
        return client.query(...question);
      }),
  };
  // Drizzle asks for the driver's class but calls `query` alone.
  const session = new NodePgSession(asking as unknown as pg.PoolClient, dialect, undefined);
  const tx = new NodePgTransaction(dialect, session, undefined);
  const words: SQL[] = [];
  lastWords.set(tx, words);
  try {
    const result = await work(tx as unknown as Transaction);
    // What asks nothing has nothing to commit.
    if (begun || words.length > 0) {
      await commit(
        client.together(() => [
          ...words.map((word) => ask(asking, dialect, word)),
          client.query('commit'),
        ]),
      );
      await begun;
    }
    return result;
  } catch (error) {
    // A connection that cannot even do this is given up by the pool.
    if (begun) await client.query('rollback').catch(() => {});
    throw error;
  } finally {
    lastWords.delete(tx);
  }
}

/** Says it with the commit; at once within a savepoint, which may be undone alone. */
export async function sayAtCommit(tx: Transaction, word: SQL): Promise<void> {
  const words = lastWords.get(tx);
  if (words) words.push(word);
  else await tx.execute(word);
}

async function commit(asked: Promise<unknown>[]): Promise<void> {
  const answers = await Promise.allSettled(asked);
  for (const answer of answers) if (answer.status === 'rejected') throw answer.reason;
  const last = answers.at(-1) as PromiseFulfilledResult<{ command: string }>;
  // PostgreSQL answers the commit of a failed transaction by undoing it, and calls that a success.
  if (last.value.command !== 'COMMIT') {
    throw new Error('a statement of this transaction failed and its error was swallowed');
  }
}

function ask(asking: Asking, dialect: PgDialect, word: SQL): Promise<unknown> {
  const { sql, params } = dialect.sqlToQuery(word);
  return asking.query({ text: sql }, params);
}
