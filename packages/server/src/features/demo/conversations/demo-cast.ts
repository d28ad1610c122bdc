import type { DemoConversation } from './demo-conversation.ts';

/** Who the demo brands and people are in this database, and what time it is there. */
export interface DemoCast {
  /** By slug. */
  brandIds: ReadonlyMap<string, number>;
  /** By email address. */
  userIds: ReadonlyMap<string, number>;
  now: Date;
}

/** A demo conversation whose two brands were inserted. */
export interface CastConversation extends DemoConversation {
  id: number;
}

export function minutesBefore(now: Date, minutes: number): Date {
  return new Date(now.getTime() - minutes * 60_000);
}
