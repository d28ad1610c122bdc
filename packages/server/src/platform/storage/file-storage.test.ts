import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { fileStorage } from './file-storage.ts';

function newDataDir(): string {
  const dataDir = mkdtempSync(join(tmpdir(), 'tandem-storage-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  return dataDir;
}

describe('fileStorage', () => {
  it('gives back what was put, and nothing for an unknown key', async () => {
    const storage = fileStorage(newDataDir());
    await storage.put('uploads/7/a.png', Buffer.from('one'));
    await storage.put('uploads/7/a.png', Buffer.from('two'));
    expect(await storage.get('uploads/7/a.png')).toEqual(Buffer.from('two'));
    expect(await storage.get('uploads/7/b.png')).toBeUndefined();
  });

  it.each(['../a.png', 'a/../../b.png', '/etc/passwd.png', 'a//b.png', 'A.png', 'a', 'a\0.png'])(
    'never leaves its folder for %j',
    async (key) => {
      const storage = fileStorage(newDataDir());
      await expect(storage.put(key, Buffer.from('x'))).rejects.toThrow(/unexpected characters/);
      expect(await storage.get(key)).toBeUndefined();
    },
  );

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
