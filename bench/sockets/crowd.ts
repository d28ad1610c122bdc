import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { CrowdOrder, CrowdReport } from '../socket-crowd.ts';

export interface Crowd {
  open(url: string, cookies: string[]): Promise<void>;
  /** Arrival times of one message at every socket. */
  hearBroadcast(sockets: number, send: () => void): Promise<number[]>;
  /** Calls back for each message with a marker in it. */
  onArrival(hear: (arrival: { socket: number; marker: string; at: number }) => void): void;
  close(): Promise<void>;
  stop(): void;
}

const CROWD = fileURLToPath(new URL('../socket-crowd.ts', import.meta.url));

export function startCrowd(): Crowd {
  const child = fork(CROWD, { serialization: 'advanced' });
  const order = (message: CrowdOrder) => child.send(message);
  return {
    async open(url, cookies) {
      order({ open: { url, cookies } });
      await reportOf(child, 'opened');
    },
    async hearBroadcast(sockets, send) {
      const heard = reportOf(child, 'arrivals');
      order({ awaitBroadcasts: sockets });
      send();
      return (await heard).arrivals;
    },
    onArrival(hear) {
      child.on('message', (report: CrowdReport) => 'arrived' in report && hear(report.arrived));
    },
    async close() {
      order({ close: true });
      await reportOf(child, 'closed');
    },
    stop: () => void child.kill(),
  };
}

type ReportWith<K extends string> = Extract<CrowdReport, Record<K, unknown>>;

function reportOf<K extends string>(child: ChildProcess, key: K): Promise<ReportWith<K>> {
  return new Promise((resolve, reject) => {
    const goneAway = () => reject(new Error('the crowd went away'));
    const hear = (report: CrowdReport) => {
      if (!(key in report)) return;
      child.off('message', hear);
      child.off('exit', goneAway);
      resolve(report as ReportWith<K>);
    };
    child.on('message', hear);
    child.once('exit', goneAway);
  });
}
