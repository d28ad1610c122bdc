import { execFileSync } from 'node:child_process';

/** The ids of all processes that a process started, and that those started; nearest first. */
export function descendantsOf(pid: number): number[] {
  const list = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' });
  const pairs = list
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number) as [number, number]);
  const found = [pid];
  for (const parent of found) {
    found.push(...pairs.filter(([, of]) => of === parent).map(([child]) => child));
  }
  return found.slice(1);
}

/** Sends a signal to each that is still there. */
export function signalAll(pids: number[], signal: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, signal);
    } catch {
      // Ended meanwhile.
    }
  }
}
