import { randomBytes } from 'node:crypto';
import { chmodSync, mkdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { StartError } from '../../start-error.ts';
import { DEFAULT_FOLDER } from './engine-record.ts';
import { findPrograms, type Programs } from './find-programs.ts';
import { type Account, accountOf, accountToLend, canReach, giveTo, isRoot } from './run-as.ts';

/** How PostgreSQL can be run for a data folder on this machine. */
export interface PostgresPlan {
  programs: Programs;
  /** Who runs it; undefined for ourselves. */
  account: Account | undefined;
  /** The database's files. */
  folder: string;
}

/** Where root keeps a database whose account cannot reach the data folder. Not in a folder for
 * temporary files: those are swept. */
const ELSEWHERE = '/var/lib/tandem';
const PROGRAMS = 'programs';

/** A plan for a first start, or the reason why PostgreSQL cannot run here. */
export async function planNewPostgres(dataDir: string): Promise<PostgresPlan | string> {
  const account = isRoot() ? await accountToLend() : undefined;
  if (isRoot() && !account) {
    return 'PostgreSQL does not run as root, and no other user may be taken here';
  }
  const place = await findPlace(dataDir, account);
  if (!place) return `the user ${account?.name} can reach neither ${dataDir} nor ${ELSEWHERE}`;
  const programs = await findPrograms({ account, copyTo: join(place, PROGRAMS) });
  if (!programs) {
    return `no PostgreSQL runs here, neither npm's for ${process.platform}-${process.arch} nor one of the system from version 15 on`;
  }
  return { programs, account, folder: join(place, DEFAULT_FOLDER.postgres) };
}

async function findPlace(dataDir: string, account: Account | undefined) {
  if (!account || (await canReach(dataDir, account))) return dataDir;
  const place = join(ELSEWHERE, randomBytes(6).toString('hex'));
  try {
    mkdirSync(place, { recursive: true });
    // Whatever the umask is; the database's own folder stays private.
    for (const folder of [ELSEWHERE, place]) chmodSync(folder, 0o755);
  } catch {
    return undefined;
  }
  return (await canReach(place, account)) ? place : undefined;
}

/** A plan for files that are there; refuses in one sentence where they cannot be opened. */
export async function planOldPostgres(folder: string, major: number): Promise<PostgresPlan> {
  const account = await whoRuns(folder);
  if (!(await canReach(folder, account))) {
    throw new StartError(
      `The user ${account?.name}, who runs PostgreSQL for root, cannot reach the database in ${folder}: let others enter the folders above it.`,
    );
  }
  const programs = await findPrograms({ account, copyTo: join(dirname(folder), PROGRAMS), major });
  if (!programs) {
    throw new StartError(
      `The database in ${folder} was filled by PostgreSQL ${major}, and no PostgreSQL ${major} runs here: install one, or the version of Tandem that brought it.`,
    );
  }
  return { programs, account, folder };
}

async function whoRuns(folder: string): Promise<Account | undefined> {
  const { uid, gid } = statSync(folder);
  if (!isRoot()) {
    if (process.geteuid && uid !== process.geteuid()) {
      throw new StartError(
        `The database in ${folder} belongs to another user (${uid}): start as that user or as root, or use another DATA_DIR.`,
      );
    }
    return undefined;
  }
  if (uid !== 0) return accountOf({ uid, gid });
  // Root copied the files here, or brought them back.
  const account = await accountToLend();
  if (!account) {
    throw new StartError(
      `The database in ${folder} is PostgreSQL's, which does not run as root, and no other user may be taken here: start as an ordinary user, or use another DATA_DIR.`,
    );
  }
  await giveTo(account, folder);
  return account;
}
