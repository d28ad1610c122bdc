import { type ChildProcess, execFileSync, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { lockDataDir } from './data-dir-lock.ts';

const newFolder = () => mkdtempSync(join(tmpdir(), 'tandem-lock-'));
const HOLDER = fileURLToPath(new URL('../../testing/hold-data-dir.ts', import.meta.url));

/** Another process that holds the folder, seen to do so. */
async function holder(folder: string): Promise<ChildProcess> {
  const child = fork(HOLDER, [folder], { execArgv: [], silent: true });
  await once(child, 'message');
  return child;
}

async function end(child: ChildProcess): Promise<void> {
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}

it('names the living process that uses the folder and says what to do', async () => {
  const folder = newFolder();
  const other = await holder(folder);
  await expect(lockDataDir(folder)).rejects.toThrow(
    new RegExp(`^Process ${other.pid} on .* already uses .* another DATA_DIR`),
  );
  await end(other);
});

it('is not fooled by a process that is frozen', async () => {
  const folder = newFolder();
  const other = await holder(folder);
  other.kill('SIGSTOP');
  await expect(lockDataDir(folder)).rejects.toThrow(/^Another process already uses/);
  await end(other);
});

it('is free at once when its process was killed, and leaves nothing behind', async () => {
  const folder = newFolder();
  await end(await holder(folder));
  expect(readdirSync(join(folder, 'in-use'))).toHaveLength(1);
  const unlock = await lockDataDir(folder);
  expect(readdirSync(join(folder, 'in-use'))).toHaveLength(1);
  await unlock();
  expect(readdirSync(join(folder, 'in-use'))).toEqual([]);
});

it('is taken by one of many that try at once', async () => {
  const folder = newFolder();
  await end(await holder(folder));
  const tries = await Promise.allSettled(Array.from({ length: 20 }, () => lockDataDir(folder)));
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

it('can be taken again after it was given back', async () => {
  const folder = newFolder();
  const unlock = await lockDataDir(folder);
  await unlock();
  await (await lockDataDir(folder))();
});

it('works in a folder whose path is too long for the address of a socket', async () => {
  const folder = join(newFolder(), 'a-long-name'.repeat(12));
  mkdirSync(folder);
  const unlock = await lockDataDir(folder);
  await expect(lockDataDir(folder)).rejects.toThrow(/already uses/);
  await unlock();
});

it('says when the folder cannot be written', async () => {
  const file = join(newFolder(), 'a-file');
  writeFileSync(file, '');
  await expect(lockDataDir(join(file, 'inside'))).rejects.toThrow(/cannot be written.*DATA_DIR/);
});

const apart = ['unshare', '--pid', '--fork', '--mount-proc', '--kill-child'];

function processesCanBeCountedApart(): boolean {
  try {
    execFileSync(apart[0] as string, [...apart.slice(1), 'true'], { stdio: 'ignore' });
    return true;
  } catch {
    console.warn('Skipped two containers on one folder: this system lets nobody unshare.');
    return false;
  }
}

it.runIf(processesCanBeCountedApart())(
  'is held across containers, in each of which the process has the same id',
  async () => {
    const folder = newFolder();
    const start = () =>
      spawn(apart[0] as string, [...apart.slice(1), process.execPath, HOLDER, folder]);
    const first = start();
    const [line] = await once(first.stdout, 'data');
    expect(String(line)).toBe('process 1 holds it\n');

    const second = start();
    const [[said], [code]] = await Promise.all([once(second.stderr, 'data'), once(second, 'exit')]);
    expect(String(said)).toMatch(/^Process 1 on .* already uses/);
    expect(code).toBe(1);
    await end(first);
  },
);
