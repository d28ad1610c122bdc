import { mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { type Config, readConfig } from '../platform/config/config.ts';

export function testConfig(env: Record<string, string> = {}): Config {
  const dataDir = join(tmpdir(), `tandem-test-${process.pid}`);
  mkdirSync(dataDir, { recursive: true });
  return readConfig({
    NODE_ENV: 'test',
    DATA_DIR: dataDir,
    DEMO_DATA: 'false',
    ...env,
  });
}

export const silentLog = pino({ level: 'silent' });
