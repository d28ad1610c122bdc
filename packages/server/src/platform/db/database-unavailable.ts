/** The database did not answer in time, or could not be reached. Trying again later may work. */
export class DatabaseUnavailable extends Error {
  constructor(message = 'the database does not answer', options?: ErrorOptions) {
    super(message, options);
    this.name = 'DatabaseUnavailable';
  }
}

/** What PostgreSQL says when it is stopping, starting, full, or ran into one of our time limits. */
const PASSING = new Set([
  '55P03', // lock_timeout
  '57014', // statement_timeout
  '25P03', // idle_in_transaction_session_timeout
  '40001', // serialization
  '40P01', // deadlock
  '53000',
  '53100', // disk full
  '53200', // out of memory
  '53300', // too many connections
  '53400',
  '57P01', // stopping
  '57P02', // crashed
  '57P03', // starting
  '58030', // i/o error
]);

/** What the system says when nobody is at the other end. */
const UNREACHABLE = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH'],
  ...['EAI_AGAIN', 'ENOTFOUND'],
]);

/** The driver's own words, which have no code. */
const LOST =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Client was closed|Client has encountered a connection error|Query read timeout)/;

/** Whether a failure says nothing about the request and may be gone in a moment. */
export function isDatabaseUnavailable(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof DatabaseUnavailable || LOST.test(cause.message)) return true;
    const code = codeOf(cause);
    if (code?.startsWith('08')) return true;
    if (code && PASSING.has(code)) return true;
    if (code && UNREACHABLE.has(code) && 'syscall' in cause && isNetwork(cause)) return true;
  }
  return false;
}

/** A missing file is not a missing server. */
function isNetwork(error: Error): boolean {
  return /^(connect|read|write|getaddrinfo)/.test(String((error as NodeJS.ErrnoException).syscall));
}

export function codeOf(error: unknown): string | undefined {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const { code } = (cause ?? {}) as { code?: unknown };
  return typeof code === 'string' ? code : undefined;
}
