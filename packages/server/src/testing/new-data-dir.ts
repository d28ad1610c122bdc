import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * An empty data folder that everybody may enter, as `mkdir` makes them. In a private one, which is
 * what the system makes for temporary use, root's PostgreSQL would go elsewhere with its files.
 */
export function newDataDir(): string {
  const folder = mkdtempSync(join(tmpdir(), 'tandem-data-'));
  chmodSync(folder, 0o755);
  return folder;
}
