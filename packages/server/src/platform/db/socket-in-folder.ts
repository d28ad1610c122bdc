import { createConnection, type Socket } from 'node:net';
import { join } from 'node:path';

/** The system cuts addresses of sockets at some hundred bytes. */
export const LONGEST_ADDRESS = 100;

/**
 * Names a socket in a folder in the way that the system takes: by its path, or, where that is too
 * long, by its bare name while the folder is the working one. `work` must not wait for anything.
 */
export function nameSocketIn<T>(folder: string, name: string, work: (address: string) => T): T {
  const path = join(folder, name);
  if (Buffer.byteLength(path) <= LONGEST_ADDRESS) return work(path);
  const before = process.cwd();
  process.chdir(folder);
  try {
    return work(name);
  } finally {
    process.chdir(before);
  }
}

export function connectIn(folder: string, name: string): Socket {
  return nameSocketIn(folder, name, (address) => createConnection(address));
}

/**
 * Whether a process listens on that socket; the kernel knows, whichever container the process is
 * in and whether it answers or not.
 */
export function isListenedTo(folder: string, name: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connectIn(folder, name);
    socket.once('connect', () => finish(true));
    socket.once('error', (error) => finish(!isNobodyThere(error)));
    function finish(answer: boolean) {
      socket.destroy();
      resolve(answer);
    }
  });
}

/** Any other failure (too many waiting, no right to ask) leaves open whether somebody is. */
export function isNobodyThere({ code }: NodeJS.ErrnoException): boolean {
  return code === 'ECONNREFUSED' || code === 'ENOENT';
}
