import type { Transaction } from '../db/database.ts';

/** Who is who: what the earlier parts of the demo data leave behind for the later ones. */
export interface DemoScene {
  now: Date;
  /** By slug. A brand that somebody registered by hand under the same name is missing. */
  brandIds: Map<string, number>;
  /** By email address. */
  userIds: Map<string, number>;
}

/** One feature's part of the demo data, in the one transaction that makes all of it. */
export type DemoPart = (tx: Transaction, scene: DemoScene) => Promise<void>;

export function minutesBefore(now: Date, minutes: number): Date {
  return new Date(now.getTime() - minutes * 60_000);
}

/** For how long ago something was, in minutes. */
export const hours = (count: number, minutes = 0) => count * 60 + minutes;
export const days = (count: number, minutes = 0) => count * 24 * 60 + minutes;
