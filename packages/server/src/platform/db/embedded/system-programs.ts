import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The folders in which this system keeps a PostgreSQL server, newest first. Debian keeps it off the
 * PATH, Homebrew in versioned folders, and pg_config knows where its own is.
 */
export function systemProgramFolders(): string[] {
  const candidates = [
    ...versionsIn('/usr/lib/postgresql', 'bin'),
    ...versionsIn('/opt/homebrew/opt', 'bin', /^postgresql/),
    ...versionsIn('/usr/local/opt', 'bin', /^postgresql/),
    ...versionsIn('C:/Program Files/PostgreSQL', 'bin'),
    ...folderSaidBy('pg_config', ['--bindir']),
    ...folderSaidBy('/bin/sh', ['-c', 'dirname "$(command -v postgres)"']),
  ];
  return [...new Set(candidates)].filter(hasServer);
}

function hasServer(folder: string): boolean {
  const ending = process.platform === 'win32' ? '.exe' : '';
  return ['initdb', 'postgres', 'pg_ctl'].every((name) => existsSync(join(folder, name + ending)));
}

function versionsIn(parent: string, child: string, pattern = /^\d/): string[] {
  if (!existsSync(parent)) return [];
  return readdirSync(parent)
    .filter((name) => pattern.test(name))
    .sort((a, b) => b.localeCompare(a, 'en', { numeric: true }))
    .map((name) => join(parent, name, child));
}

function folderSaidBy(program: string, args: string[]): string[] {
  try {
    return [
      execFileSync(program, args, { stdio: ['ignore', 'pipe', 'ignore'] })
        .toString()
        .trim(),
    ];
  } catch {
    return [];
  }
}
