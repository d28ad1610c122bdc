import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmod, chown, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { StartError } from '../../start-error.ts';
import { syncFolder } from './engine-record.ts';
import type { PostgresPlan } from './plan-postgres.ts';
import { as } from './run-as.ts';

const run = promisify(execFile);

/** The one role and its database; nobody else ever connects. */
export const ROLE = 'tandem';
/** Kept with the files, because it is part of them; only connections through TCP ask for it. */
export const PASSWORD_FILE = 'tandem.password';

/**
 * Makes the files of a new database. They are made under another name and appear whole or not at
 * all, so that a first start which is cut off leaves nothing that looks like a database.
 */
export async function initialiseCluster({ programs, account, folder }: PostgresPlan) {
  const draft = `${folder}.new`;
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { recursive: true });
  await chmod(draft, 0o700);
  const passwordFile = `${draft}.password`;
  await writeFile(passwordFile, randomBytes(24).toString('hex'), { mode: 0o600 });
  if (account) {
    await chown(draft, account.uid, account.gid);
    await chown(passwordFile, account.uid, account.gid);
  }
  try {
    await run(
      join(programs.bin, 'initdb'),
      [
        ...['-D', draft, '-U', ROLE, '-E', 'UTF8', '--data-checksums'],
        ...['--auth-local=trust', '--auth-host=scram-sha-256', `--pwfile=${passwordFile}`],
        ...localeFlags(programs.major),
      ],
      as(account),
    );
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    await rm(passwordFile, { force: true });
    throw new StartError(
      `PostgreSQL could not make a database in ${folder}: ${lastLine((error as { stderr?: string }).stderr ?? String(error))}`,
    );
  }
  await rename(passwordFile, join(draft, PASSWORD_FILE));
  await syncFolder(draft);
  await rename(draft, folder);
  await syncFolder(dirname(folder));
}

/** Text sorts by code point and knows the letters of all languages, on every system alike. */
export function localeFlags(major: number): string[] {
  return major >= 17
    ? ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
    : ['--locale=C.UTF-8'];
}

function lastLine(text: string): string {
  return text.trim().split('\n').at(-1) ?? '';
}
