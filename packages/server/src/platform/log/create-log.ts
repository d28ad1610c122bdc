import { type DestinationStream, type Logger, pino } from 'pino';
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
    redact: {
      paths: ['email', 'phone', 'password', 'token', '*.email', '*.phone', '*.password', '*.token'],
      censor: '[left out]',
    },
  };
  return destination ? pino(options, destination) : pino(options);
}
