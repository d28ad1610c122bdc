import { DrizzleQueryError } from 'drizzle-orm';
import { type DestinationStream, type LogFn, type Logger, pino } from 'pino';
import type { Config } from '../config/config.ts';

export type Log = Logger;

/**
 * JSON lines on standard output. Personal data stays out by construction: requests are logged by
 * route pattern, never by address, because paths such as the email look-up carry people's data.
 */
export function createLog(config: Pick<Config, 'logLevel'>, destination?: DestinationStream): Log {
  const options = {
    level: config.logLevel,
    base: null,
    serializers: { err: describeError },
    hooks: {
      // Without words of ours, pino would use the error's own message, parameters and all.
      logMethod(this: Logger, args: Parameters<LogFn>, write: LogFn) {
        if (args.length === 1 && typeof args[0] === 'object') write.call(this, args[0], 'logged');
        else write.apply(this, args);
      },
    },
    redact: {
      paths: ['email', 'phone', 'password', 'token', '*.email', '*.phone', '*.password', '*.token'],
      censor: '[left out]',
    },
  };
  return destination ? pino(options, destination) : pino(options);
}

/** A failed statement quotes its parameters in its message, and those are people's data. */
function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { message: 'something other than an error was thrown' };
  if (error instanceof DrizzleQueryError) {
    return {
      type: error.name,
      message: `Failed query: ${error.query}`,
      cause: error.cause && describeError(error.cause),
    };
  }
  // A database's own error may quote values too (its "detail"), so only these parts are kept.
  return {
    type: error.name,
    message: error.message,
    stack: error.stack,
    ...('code' in error ? { code: error.code } : {}),
  };
}
