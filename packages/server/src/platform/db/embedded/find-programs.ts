import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { copyPrograms, findPackedPrograms, linkLibraries } from './packed-programs.ts';
import { type Account, as } from './run-as.ts';
import { systemProgramFolders } from './system-programs.ts';

const run = promisify(execFile);

/** A PostgreSQL server that was seen to run here, as the account asked for. */
export interface Programs {
  /** The folder with initdb, postgres and pg_ctl. */
  bin: string;
  version: string;
  major: number;
  from: 'npm' | 'system';
}

export interface ProgramsWanted {
  /** Who runs them; leave out for ourselves. */
  account?: Account | undefined;
  /** A folder that everybody can reach, for a copy of what npm put where the account cannot. */
  copyTo: string;
  /** A database filled by this version is opened by no other. */
  major?: number | undefined;
}

const OLDEST = 15;

/** The PostgreSQL that npm brought, or else the system's own; undefined when neither runs here. */
export async function findPrograms(wanted: ProgramsWanted): Promise<Programs | undefined> {
  for await (const found of candidates(wanted)) {
    if (wanted.major === undefined ? found.major >= OLDEST : found.major === wanted.major) {
      return found;
    }
  }
}

async function* candidates({ account, copyTo }: ProgramsWanted): AsyncGenerator<Programs> {
  const packed = findPackedPrograms();
  if (packed) {
    const linked = await linkLibraries(packed.folder);
    const inPlace = linked && (await seenToRun(join(packed.folder, 'bin'), account));
    if (inPlace) yield { ...inPlace, from: 'npm' };
    else {
      const copy = await copyPrograms(packed, copyTo).catch(() => undefined);
      const copied = copy && (await seenToRun(join(copy, 'bin'), account));
      if (copied) yield { ...copied, from: 'npm' };
    }
  }
  for (const folder of systemProgramFolders()) {
    const found = await seenToRun(folder, account);
    if (found) yield { ...found, from: 'system' };
  }
}

/** Whether the program starts at all says more than any look at the platform's name. */
async function seenToRun(bin: string, account: Account | undefined) {
  try {
    const { stdout } = await run(join(bin, 'postgres'), ['--version'], as(account));
    const version = /(\d+)(\.\d+)*/.exec(stdout);
    return version ? { bin, version: version[0], major: Number(version[1]) } : undefined;
  } catch {
    return undefined;
  }
}
