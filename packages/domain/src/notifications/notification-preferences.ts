// What a person can choose about being told. Events come in a few categories, each of which can be
// switched off in the app; a mail that sums up what is unread comes daily unless the person chooses
// weekly or never. Choices are the person's own and hold in all of their brands. Messages are no
// category: they show in the inbox and the bell whatever is chosen here.

export const NOTIFICATION_CATEGORIES = ['partnerships', 'team', 'billing', 'community'] as const;

export type NotificationCategory = (typeof NOTIFICATION_CATEGORIES)[number];

export const DIGESTS = ['off', 'daily', 'weekly'] as const;

export type Digest = (typeof DIGESTS)[number];

export const DEFAULT_DIGEST: Digest = 'daily';

// When the mail that sums up what is unread goes out: at 13:00 UTC, the start of the day in the
// Americas, weekly ones on Mondays. A person is due when the last look lies before the slot. Looks
// happen from 13 to 17 o'clock, so that a mail delayed by an outage still comes the same day and
// nobody is written to at night; a weekly one that missed its Monday comes the day after.
/** The latest slot up to now, or null when no digest goes out at this hour. */
export function digestSlot(digest: Exclude<Digest, 'off'>, now: Date): Date | null {
  const hour = now.getUTCHours();
  if (hour < FIRST_HOUR || hour >= LAST_HOUR) return null;
  const slot = new Date(now);
  slot.setUTCHours(FIRST_HOUR, 0, 0, 0);
  if (digest === 'weekly') slot.setUTCDate(slot.getUTCDate() - daysSinceMonday(slot));
  return slot;
}

const FIRST_HOUR = 13;
const LAST_HOUR = 17;

function daysSinceMonday(date: Date): number {
  return (date.getUTCDay() + 6) % 7;
}
