import { createHash, randomBytes } from 'node:crypto';
import { chmodSync, realpathSync, renameSync } from 'node:fs';
import { mkdir, readdir, unlink } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { StartError } from '../start-error.ts';
import { connectIn, isNobodyThere, nameSocketIn } from './socket-in-folder.ts';

/**
 * Keeps two processes off one data folder. Whoever uses it listens on a socket inside the folder.
 * The kernel closes that socket with its process, however it ends, and answers for it even while
 * the process is frozen; unlike a process id, that is true across containers which share the
 * folder and count their processes separately. A folder shared between machines is not covered.
 *
 * Each process makes a socket under a name of its own before it looks for others, so of two that
 * start at once at least one sees the other. Names are used once: a socket found dead stays dead
 * and may be removed by anybody. Between two that only try, the smaller name goes first.
 */
export async function lockDataDir(dataDir: string): Promise<() => Promise<void>> {
  if (process.platform === 'win32') return lockByPipe(dataDir);
  const folder = join(dataDir, 'in-use');
  await mkdir(folder, { recursive: true }).catch(() => {
    throw notWritable(dataDir);
  });
  const name = `${randomBytes(6).toString('hex')}.sock`;
  const claim: Claim = { state: 'trying', process: process.pid, host: hostname() };
  const server = answering(claim);
  await publish(server, folder, name, dataDir);
  const release = async () => {
    server.close();
    await unlink(join(folder, name)).catch(() => {});
  };
  try {
    for (const other of await socketsIn(folder)) {
      if (other !== name) await outlast(folder, other, name, dataDir);
    }
  } catch (error) {
    await release();
    throw error;
  }
  claim.state = 'holding';
  return release;
}

interface Claim {
  state: 'trying' | 'holding';
  process: number;
  host: string;
}

function answering(claim: Claim): Server {
  const server = createServer((socket) => {
    socket.on('error', () => {});
    socket.end(JSON.stringify(claim));
  });
  server.on('error', () => {});
  // The lock alone must not keep a process alive.
  return server.unref();
}

/** A socket gets its name only when it listens, so that one found under it is never half made. */
async function publish(server: Server, folder: string, name: string, dataDir: string) {
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('listening', resolve).once('error', reject);
      nameSocketIn(folder, `${name}.new`, (address) => server.listen(address));
    });
    // Others may run as somebody else; to ask is all that the socket is good for.
    chmodSync(join(folder, `${name}.new`), 0o666);
    renameSync(join(folder, `${name}.new`), join(folder, name));
  } catch (error) {
    server.close();
    if ((error as NodeJS.ErrnoException).code !== 'EACCES') throw unfit(dataDir, error as Error);
    throw notWritable(dataDir);
  }
}

async function socketsIn(folder: string): Promise<string[]> {
  return (await readdir(folder)).filter((name) => name.endsWith('.sock'));
}

/** Returns once the other is gone; refuses when it holds the folder or comes first. */
async function outlast(folder: string, other: string, mine: string, dataDir: string) {
  for (;;) {
    const claim = await ask(folder, other);
    if (claim === 'gone') return unlink(join(folder, other)).catch(() => {});
    if (claim === 'silent' || claim.state === 'holding' || other < mine)
      throw inUse(dataDir, claim);
    await wait(20);
  }
}

const PATIENCE_MS = 2000;

async function ask(folder: string, name: string): Promise<Claim | 'gone' | 'silent'> {
  return new Promise((resolve) => {
    const socket = connectIn(folder, name);
    let said = '';
    socket.setTimeout(PATIENCE_MS, () => finish('silent'));
    socket.on('data', (chunk) => {
      said += chunk;
    });
    socket.on('end', () => finish(said ? JSON.parse(said) : 'silent'));
    socket.on('error', (error) => finish(isNobodyThere(error) ? 'gone' : 'silent'));
    function finish(answer: Claim | 'gone' | 'silent') {
      socket.destroy();
      resolve(answer);
    }
  });
}

/** Windows has no sockets in folders, but names that belong to one process until it ends. */
async function lockByPipe(dataDir: string): Promise<() => Promise<void>> {
  await mkdir(dataDir, { recursive: true }).catch(() => {
    throw notWritable(dataDir);
  });
  const folder = realpathSync.native(dataDir).toLowerCase();
  const name = createHash('sha256').update(folder).digest('hex').slice(0, 32);
  const server = answering({ state: 'holding', process: process.pid, host: hostname() });
  await new Promise<void>((resolve, reject) => {
    server.once('listening', resolve);
    server.once('error', () => reject(inUse(dataDir, 'silent')));
    server.listen(`\\\\.\\pipe\\tandem-${name}`);
  });
  return async () => {
    server.close();
  };
}

function inUse(dataDir: string, owner: Claim | 'silent'): StartError {
  const who = owner === 'silent' ? 'Another process' : `Process ${owner.process} on ${owner.host}`;
  return new StartError(
    `${who} already uses the data folder ${dataDir}: stop it, or start this one with another DATA_DIR (or share a PostgreSQL server through DATABASE_URL).`,
  );
}

function notWritable(dataDir: string): StartError {
  return new StartError(
    `The data folder ${dataDir} cannot be written: make it writable, or set DATA_DIR to a folder that is.`,
  );
}

function unfit(dataDir: string, { message }: Error): StartError {
  return new StartError(
    `The data folder ${dataDir} cannot be kept from other processes (${message}): set DATA_DIR to a folder on a disk of this machine.`,
  );
}
