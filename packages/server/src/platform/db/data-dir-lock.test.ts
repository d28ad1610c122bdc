import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { lockDataDir } from './data-dir-lock.ts';

const newFolder = () => mkdtempSync(join(tmpdir(), 'tandem-lock-'));
const lockIn = (folder: string) => join(folder, 'in-use.lock');

async function startedAt(pid: number): Promise<string> {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
}

it('names the living process that uses the folder and says what to do', async () => {
  const folder = newFolder();
  const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  await once(other, 'spawn');
  writeFileSync(lockIn(folder), `${other.pid} ${await startedAt(other.pid as number)}\n`);
  await expect(lockDataDir(folder)).rejects.toThrow(
    new RegExp(`Process ${other.pid} already uses .* another DATA_DIR`),
  );
  other.kill();
});

it('takes over a lock whose process is gone', async () => {
  const folder = newFolder();
  const gone = spawn(process.execPath, ['-e', '']);
  await once(gone, 'exit');
  writeFileSync(lockIn(folder), `${gone.pid} 12345\n`);
  const unlock = await lockDataDir(folder);
  expect(readFileSync(lockIn(folder), 'utf8')).toContain(`${process.pid} `);
  await unlock();
});

it('takes over a lock whose process id now belongs to somebody else', async () => {
  const folder = newFolder();
  writeFileSync(lockIn(folder), '1 999999999999\n');
  const unlock = await lockDataDir(folder);
  await unlock();
});

it('can be taken again after it was given back', async () => {
  const folder = newFolder();
  const unlock = await lockDataDir(folder);
  await unlock();
  await (await lockDataDir(folder))();
});

it('says when the folder cannot be written', async () => {
  const file = join(newFolder(), 'a-file');
  writeFileSync(file, '');
  await expect(lockDataDir(join(file, 'inside'))).rejects.toThrow(/cannot be written.*DATA_DIR/);
});
