import { NodePgSession, NodePgTransaction } from 'drizzle-orm/node-postgres';
import type { PgDialect } from 'drizzle-orm/pg-core';
import pg from 'pg';
import type { Transaction } from './database.ts';
import type { Asking, Talking } from './watched-pool.ts';

/** What each open transaction has to tell others at its end. */
const lastWords = new WeakMap<object, string[]>();

/**
 * One transaction on one connection, in as few round trips as it can be: BEGIN travels with the first
 * statement, and what is told to others with COMMIT.
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
    query(...question) {
      if (begun) return client.query(...question);
      return client.together(() => {
        begin();
        return client.query(...question);
      });
    },
  };
  // Drizzle asks for the driver's class but calls `query` alone.
  const session = new NodePgSession(asking as unknown as pg.PoolClient, dialect, undefined);
  const tx = new NodePgTransaction(dialect, session, undefined);
  const words: string[] = [];
  lastWords.set(tx, words);
  try {
    const result = await work(tx as unknown as Transaction);
    // What neither asked nor tells anything has nothing to commit.
    if (words.length > 0 && !begun) begin();
    if (begun) await commit(client, begun, words);
    return result;
  } catch (error) {
    // A connection that cannot even do this is given up by the pool.
    if (begun) await client.query('rollback').catch(() => {});
    throw error;
  }
}

/** Not within a savepoint: it could be undone alone, and what it told would be told all the same. */
export async function notifyAtCommit(
  tx: Transaction,
  channel: string,
  payloads: string[],
): Promise<void> {
  const words = lastWords.get(tx);
  if (!words) throw new Error('what is told to others must be told by the transaction itself');
  for (const payload of payloads) {
    words.push(`select pg_notify(${pg.escapeLiteral(channel)}, ${pg.escapeLiteral(payload)})`);
  }
}

async function commit(client: Asking, begun: Promise<unknown>, words: string[]): Promise<void> {
  await begun;
  const answer = await client.query([...words, 'commit'].join(';'));
  const { command } = (Array.isArray(answer) ? answer.at(-1) : answer) as pg.QueryResult;
  // PostgreSQL answers the commit of a failed transaction by undoing it, and calls that a success.
  if (command !== 'COMMIT') {
    throw new Error('a statement of this transaction failed and its error was swallowed');
  }
}
