import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { fileStorage } from './file-storage.ts';
import { itKeepsFiles } from './testing/storage-promises.ts';

function newDataDir(): string {
  const dataDir = mkdtempSync(join(tmpdir(), 'tandem-storage-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  return dataDir;
}

itKeepsFiles('fileStorage', () => {
  const dataDir = newDataDir();
  const breakDown = () => {
    rmSync(join(dataDir, 'files'), { recursive: true });
    writeFileSync(join(dataDir, 'files'), 'no folder any more');
  };
  return { storage: fileStorage(dataDir), breakDown };
});

describe('fileStorage', () => {
  it('leaves no draft behind, also when a file cannot be put in its place', async () => {
    const dataDir = newDataDir();
    const storage = fileStorage(dataDir);
    await storage.put('a.png', Buffer.from('x'));
    mkdirSync(join(dataDir, 'files', 'taken.png'));
    await expect(storage.put('taken.png', Buffer.from('x'))).rejects.toThrow();
    expect(readdirSync(join(dataDir, 'drafts'))).toEqual([]);
  });

  it('clears away the drafts of a process that died, but not of one that writes now', async () => {
    const dataDir = newDataDir();
    const drafts = join(dataDir, 'drafts');
    mkdirSync(drafts);
    writeFileSync(join(drafts, 'fresh'), 'x');
    writeFileSync(join(drafts, 'stale'), 'x');
    const twoHoursAgo = Date.now() / 1000 - 7200;
    utimesSync(join(drafts, 'stale'), twoHoursAgo, twoHoursAgo);
    await fileStorage(dataDir).put('a.png', Buffer.from('x'));
    expect(readdirSync(drafts)).toEqual(['fresh']);
  });
});
