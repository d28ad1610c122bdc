import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { type Config, readConfig } from '../platform/config/config.ts';

export function testConfig(env: Record<string, string> = {}): Config {
  return readConfig({
    NODE_ENV: 'test',
    DATA_DIR: join(tmpdir(), `tandem-test-${process.pid}`),
    DEMO_DATA: 'false',
    ...env,
  });
}

export const silentLog = pino({ level: 'silent' });
