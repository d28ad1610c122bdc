import type { Database } from '../../../platform/db/database.ts';
import { HttpError } from '../../../platform/http/http-error.ts';
import {
  countDeviceGuess,
  countGuess,
  giveBackDeviceGuess,
  giveBackGuess,
  waitUntil,
} from './queries.ts';

/**
 * How often a secret may be guessed. Ten guesses are free; each further one waits twice as long as
 * the one before, from half a minute to a quarter of an hour, until a day without any. Nobody is
 * locked out for good by a stranger's guesses: a browser the owner has used before is judged by its
 * own failures only, and a link by mail opens the door at once. Unknown addresses are counted alike,
 * so that a wait tells nothing.
 */
export const GUESS_RULES = {
  free: 10,
  firstWaitSeconds: 30,
  longestWaitSeconds: 15 * 60,
  forgetSeconds: 24 * 3600,
};

export interface Guesser {
  /** What is guessed at: an address, or another name for one secret of one person. */
  subject: string;
  /** A browser that this person may have used before. */
  device?: { userId: number; hash: string } | undefined;
}

/** A guess that has been counted, before anything was looked at. */
export interface TakenGuess {
  /** For one that turned out to be none: the secret was right, but something else is missing. */
  giveBack(): Promise<void>;
}

/**
 * Counts a guess and lets it through, or refuses it unseen. Counting comes first and in one
 * statement: of two hundred guesses at once, ten are looked at.
 */
export async function takeGuess(
  db: Database,
  { subject, device }: Guesser,
  now: Date,
): Promise<TakenGuess> {
  if (device && (await countDeviceGuess(db.root, device, GUESS_RULES.free))) {
    return { giveBack: () => giveBackDeviceGuess(db.root, device) };
  }
  const serial = await countGuess(db.root, subject, GUESS_RULES, now);
  if (serial !== undefined) {
    return { giveBack: () => giveBackGuess(db.root, subject, serial) };
  }
  const until = await waitUntil(db.root, subject, GUESS_RULES, now);
  throw new HttpError(
    429,
    'locked_out',
    'Too many wrong tries. Wait a moment, or let us mail you a link.',
    { retryAfterSeconds: Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000)) },
  );
}
