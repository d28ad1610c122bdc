/**
 * How long anything may take at the database, in milliseconds. A frozen process must not hold up
 * the others, and a frozen database must be told from a slow one within the two seconds in which a
 * request gets its answer. Long work asks for more (`transaction(work, { minutes })`).
 */
export const TIME_LIMITS = {
  /** For one statement; the server ends it. */
  statement: 30_000,
  /** For a lock that somebody else holds. A row that many want has two: a place in line, and the row. */
  lock: 1500,
  /** In the line of transactions while hardly any of them gets done. */
  line: 1500,
  /** For a transaction whose process says nothing; the server ends it and gives its locks back. */
  silentTransaction: 3000,
  /** For a connection to a server that does not pick up. */
  connect: 5000,
  /** For a free connection of the pool while the database answers. */
  queue: 10_000,
  /** After this we ask whether the database answers at all... */
  suspicion: 800,
  /** ...and give it so long. */
  answer: 1000,
} as const;

/** Settings of a session, as PostgreSQL knows them. */
export const SESSION_LIMITS = {
  statement_timeout: TIME_LIMITS.statement,
  lock_timeout: TIME_LIMITS.lock,
  idle_in_transaction_session_timeout: TIME_LIMITS.silentTransaction,
  connectionTimeoutMillis: TIME_LIMITS.connect,
  keepAlive: true,
} as const;
