import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/**
 * What features see of the database: a Drizzle handle, either the root one or a transaction. Both
 * engines give the same type, so no feature knows which one it runs on.
 */
export type Queryable = PgDatabase<RowsResult, Record<string, never>>;

/** Both drivers answer raw statements with an object that has `rows`. */
interface RowsResult extends PgQueryResultHKT {
  type: Rows<this['row']>;
}

interface Rows<Row> {
  rows: Row[];
}

/** A handle inside a transaction; operations that must be atomic with their caller ask for this. */
export type Transaction = Queryable & { readonly rollback: () => never };

export interface Database {
  readonly engine: 'pglite' | 'postgres';
  /** What it is and where, for the person who starts the product. */
  readonly description: string;
  /** The folder on this machine that holds its files, if it is embedded. */
  readonly filesIn?: string;
  /** For single statements outside any transaction. */
  readonly root: Queryable;
  /**
   * Runs `work` in one transaction: committed when it returns, undone when it throws. Each of its
   * statements must be done within half a minute, and a pause between two within seconds; background
   * work over many rows asks for more.
   */
  transaction<T>(work: (tx: Transaction) => Promise<T>, more?: { minutes?: number }): Promise<T>;
  /**
   * Tells every process that listens when the transaction commits, and never if it is undone. It
   * costs no round trip of its own where the engine can send it along.
   */
  notify(tx: Transaction, channel: string, payloads: string[]): Promise<void>;
  /**
   * Calls back after this process has run a statement that matches, once what it changed can be read;
   * where the engine cannot tell, never.
   */
  onWrite(statement: RegExp, changed: () => void): void;
  /**
   * Calls back once the transaction around the caller has committed, and never if it is undone; at
   * once when there is none. For what may be missed: a process that ends in between never calls.
   */
  afterCommit(next: () => void): void;
  /**
   * Calls back for each notification on a channel until the returned function is called. `onGap`
   * says that the connection was lost and is back: what was sent meanwhile is gone, what is sent
   * from now on is heard.
   */
  listen(
    channel: string,
    onPayload: (payload: string) => void,
    onGap: () => void,
  ): Promise<() => Promise<void>>;
  /** Applies pending migrations; safe when many processes start at once. */
  migrate(): Promise<void>;
  /** Whether the database answers now; known within a second, however busy or frozen it is. */
  answers(): Promise<boolean>;
  /** What pg-boss needs to run its own statements. */
  readonly jobBackend: JobBackend;
  close(): Promise<void>;
}

export type JobBackend =
  | { kind: 'pglite'; client: import('@electric-sql/pglite').PGlite }
  | { kind: 'postgres'; connectionString: string };
