import { execFile } from 'node:child_process';
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

/** The accounts root may lend PostgreSQL to, the most fitting first; none for anybody but root. */
export async function lendableAccounts(): Promise<Account[]> {
  if (!isRoot()) return [];
  const found = await Promise.all(ACCOUNTS.map(findAccount));
  return found.filter((account) => account !== undefined);
}

async function findAccount(name: string): Promise<Account | undefined> {
  const id = async (flag: string) => Number((await run('id', [flag, name])).stdout);
  try {
    return { name, uid: await id('-u'), gid: await id('-g') };
  } catch {
    return undefined;
  }
}

/** What `spawn` needs in order to run a program as that account, or as ourselves. */
export function as(account: Account | undefined): { uid?: number; gid?: number; cwd: string } {
  // A working folder that the account cannot enter would stop the program before it starts.
  return account ? { uid: account.uid, gid: account.gid, cwd: '/' } : { cwd: process.cwd() };
}

/** Whether the system lets us become that account at all; containers often do not. */
export async function mayBecome(account: Account): Promise<boolean> {
  try {
    await run('/bin/sh', ['-c', ':'], as(account));
    return true;
  } catch {
    return false;
  }
}

/** Whether that account can work in a folder: modes of the folders above it count too. */
export async function canWorkIn(folder: string, account: Account | undefined): Promise<boolean> {
  if (!account) return true;
  try {
    await run('/bin/sh', ['-c', 'cd "$0" && test -w .', folder], as(account));
    return true;
  } catch {
    return false;
  }
}
