import type { PgPreparedQuery, PreparedQueryConfig } from 'drizzle-orm/pg-core';
import type { Queryable } from './database.ts';

type Prepared<T> = PgPreparedQuery<PreparedQueryConfig & { execute: T }>;

/**
 * A statement on a path that is taken all the time. Putting the text of one together takes longer
 * than sending it, so it is done once, with placeholders; each call gives their values, and the
 * handle, which may be a transaction.
 */
export function hotStatement<T>(build: (db: Queryable) => Prepared<T>) {
  let prepared: Prepared<T> | undefined;
  return (db: Queryable, values: Record<string, unknown>): Promise<T> => {
    prepared ??= build(db);
    // The handle's own connection is the one thing in it that differs from call to call.
    const { client } = db._.session as unknown as { client: unknown };
    const own: Prepared<T> = Object.create(prepared, { client: { value: client } });
    return own.execute(values);
  };
}
