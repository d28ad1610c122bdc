import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/**
 * The folder with PostgreSQL's server programs, or undefined. Debian keeps them off the PATH,
 * Homebrew in versioned folders, and pg_config knows where its own are.
 */
export function findPostgres() {
  return [
    ...(process.env.PATH ?? '').split(delimiter),
    ...versionsIn('/usr/lib/postgresql', 'bin'),
    ...versionsIn('/opt/homebrew/opt', 'bin', /^postgresql/),
    ...versionsIn('/usr/local/opt', 'bin', /^postgresql/),
    pgConfigFolder(),
  ].find((folder) => folder && hasServer(folder));
}

function hasServer(folder) {
  return ['initdb', 'postgres', 'pg_ctl'].every((name) => existsSync(join(folder, name)));
}

/** Newest first. */
function versionsIn(parent, child, pattern = /^\d/) {
  if (!existsSync(parent)) return [];
  return readdirSync(parent)
    .filter((name) => pattern.test(name))
    .sort((a, b) => b.localeCompare(a, 'en', { numeric: true }))
    .map((name) => join(parent, name, child));
}

function pgConfigFolder() {
  try {
    return execFileSync('pg_config', ['--bindir'], { stdio: ['ignore', 'pipe', 'ignore'] })
      .toString()
      .trim();
  } catch {
    return undefined;
  }
}
