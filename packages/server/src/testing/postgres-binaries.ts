import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The folder with initdb and pg_ctl, wherever this system keeps it; undefined when there is none. */
export function findPostgresBinaries(): string | undefined {
  return candidates().find((folder) =>
    ['initdb', 'pg_ctl', 'postgres'].every((name) => existsSync(join(folder, name))),
  );
}

function candidates(): string[] {
  return [
    ...versionsBelow('/usr/lib/postgresql', 'bin'),
    ...versionsBelow('/usr/local/opt', 'bin', /^postgresql/),
    ...versionsBelow('/opt/homebrew/opt', 'bin', /^postgresql/),
    ...(process.env.PATH ?? '').split(delimiter),
  ];
}

/** Newest first. */
function versionsBelow(folder: string, inner: string, names = /^\d+/): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => names.test(name))
    .sort((a, b) => Number.parseInt(b, 10) - Number.parseInt(a, 10))
    .map((name) => join(folder, name, inner));
}
