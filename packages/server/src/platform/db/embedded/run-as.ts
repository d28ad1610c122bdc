import { execFile } from 'node:child_process';
import { lchown, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** An account of the system other than root. */
export interface Account {
  name: string;
  uid: number;
  gid: number;
}

/** PostgreSQL refuses to run as root; root lends it to one of these. */
const ACCOUNTS = ['postgres', 'nobody', 'daemon'];

export function isRoot(): boolean {
  return process.geteuid?.() === 0;
}

/** The account that root lends PostgreSQL to; undefined where the system lets us become nobody else. */
export async function accountToLend(): Promise<Account | undefined> {
  for (const name of ACCOUNTS) {
    const account = await findAccount(name);
    if (account && (await mayBecome(account))) return account;
  }
}

async function findAccount(name: string): Promise<Account | undefined> {
  const id = async (flag: string) => Number((await run('id', [flag, name])).stdout);
  try {
    return { name, uid: await id('-u'), gid: await id('-g') };
  } catch {
    return undefined;
  }
}

/** The account that owns something; one without a name goes by its number. */
export async function accountOf({ uid, gid }: { uid: number; gid: number }): Promise<Account> {
  const name = await run('id', ['-un', String(uid)]).then(
    ({ stdout }) => stdout.trim(),
    () => String(uid),
  );
  return { name, uid, gid };
}

/** What `spawn` needs in order to run a program as that account, or as ourselves. */
export function as(account: Account | undefined): { uid?: number; gid?: number; cwd: string } {
  // A working folder that the account cannot enter would stop the program before it starts.
  return account ? { uid: account.uid, gid: account.gid, cwd: '/' } : { cwd: process.cwd() };
}

/** Whether the system lets us become that account at all; containers often do not. */
async function mayBecome(account: Account): Promise<boolean> {
  try {
    await run('/bin/sh', ['-c', ':'], as(account));
    return true;
  } catch {
    return false;
  }
}

/** Whether that account can enter a folder: the modes of all folders above it count. */
export async function canReach(folder: string, account: Account | undefined): Promise<boolean> {
  if (!account) return true;
  try {
    await run('/bin/sh', ['-c', 'cd "$0"', folder], as(account));
    return true;
  } catch {
    return false;
  }
}

/** Gives a folder and all that is in it to an account. */
export async function giveTo(account: Account, folder: string): Promise<void> {
  await lchown(folder, account.uid, account.gid);
  for (const entry of await readdir(folder, { withFileTypes: true, recursive: true })) {
    await lchown(join(entry.parentPath, entry.name), account.uid, account.gid);
  }
}
