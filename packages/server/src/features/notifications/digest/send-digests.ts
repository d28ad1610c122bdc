import { digestSlot } from '@tandem/domain/notifications/notification-preferences';
import { MINUTE_MS } from '@tandem/domain/time/durations';
import type { Services } from '../../../platform/services.ts';
import { mailDigest } from './mail-digest.ts';
import { listNews, type NewsLine } from './news/queries.ts';
import { claimDigests, listPeople, type Recipient, releaseDigest } from './queries.ts';

type Needed = Pick<Services, 'db' | 'mail' | 'clock' | 'config' | 'log'>;

/**
 * What is being written at the moment of the look may carry an earlier time and be committed later.
 * A digest ends a little before the look, where all is settled; the next one begins there.
 */
const SETTLING_MS = 2 * MINUTE_MS;

/**
 * Looks at the next people by id and writes to those who are due and have news. A person's mark is
 * moved before the mail is handed over: killed in between, that one mail is missing, and nobody gets
 * one twice. Answers the last id looked at, or null when there was nobody left.
 */
export async function sendDigests(
  services: Needed,
  unsubscribeKey: string,
  batch: { after: number; limit: number },
): Promise<number | null> {
  const { db, clock } = services;
  const until = new Date(clock.now().getTime() - SETTLING_MS);
  const people = await listPeople(db.root, batch);
  const due = people.filter((person) => isDue(person, until));
  const news = Map.groupBy(await listNews(db.root, due, until), ({ userId }) => userId);
  await claimDigests(
    db.root,
    due.filter(({ userId }) => !news.has(userId)),
    until,
  );
  for (const person of due) {
    const lines = news.get(person.userId);
    if (lines) await sendDigest(services, unsubscribeKey, { person, lines, until });
  }
  return people.length < batch.limit ? null : (people.at(-1)?.userId ?? null);
}

function isDue({ digest, emailVerifiedAt, since }: Recipient, until: Date): boolean {
  if (digest === 'off' || !emailVerifiedAt) return false;
  const slot = digestSlot(digest, until);
  return slot !== null && since < slot;
}

async function sendDigest(
  services: Needed,
  key: string,
  { person, lines, until }: { person: Recipient; lines: NewsLine[]; until: Date },
): Promise<void> {
  const { db, log } = services;
  const claimed = await claimDigests(db.root, [person], until);
  if (!claimed.has(person.userId)) return;
  try {
    await mailDigest(services, key, person, lines);
  } catch (error) {
    // One mailbox that refuses must not keep the others waiting; the next hour tries it again.
    log.warn({ err: error, userId: person.userId }, 'digest could not be handed over');
    await releaseDigest(db.root, person, until);
  }
}
