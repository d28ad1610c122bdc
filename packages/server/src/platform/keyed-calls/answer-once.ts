import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Clock } from '../clock/clock.ts';
import type { Database } from '../db/database.ts';
import { HttpError } from '../http/http-error.ts';
import { beginCall, findCall, forgetCall, keepAnswer, type Run, takeOver } from './queries.ts';
import { openAnswer, sealAnswer } from './sealed-answer.ts';

export interface KeyedCall {
  operation: string;
  /** Who asks, and for which brand: the key of somebody else is another key. */
  caller: string;
  /** Made up by the caller for one press of a button. */
  key: string;
  /** All that was sent, parsed. */
  request: unknown;
}

/** Longer than any call takes. Whoever began one and has not answered since then has died. */
const ABANDONED_AFTER_MS = 120_000;
const PATIENCE_MS = 20_000;
const FIRST_PAUSE_MS = 20;
const LONGEST_PAUSE_MS = 320;

/**
 * Runs a call once however often it arrives: the first one runs, the others wait for its answer, in
 * whichever process they are. A failure is not kept: whoever waited for it runs the call themselves.
 */
export async function answerOnce(
  { db, clock }: { db: Database; clock: Clock },
  { operation, caller, key, request }: KeyedCall,
  run: () => Promise<unknown>,
): Promise<{ answer: unknown; isRepeated: boolean }> {
  const secret = `${operation}\n${caller}\n${key}`;
  const call = {
    id: hash(`id\n${secret}`),
    request: hash(`${secret}\n${JSON.stringify(request)}`),
  };
  const giveUpAt = performance.now() + PATIENCE_MS;
  let pauseMs = FIRST_PAUSE_MS;
  while (true) {
    const startedAt = clock.now();
    if (await beginCall(db.root, { ...call, startedAt })) return runAndKeep({ ...call, startedAt });
    const earlier = await findCall(db.root, call.id);
    if (earlier && earlier.request !== call.request) throw usedForSomethingElse();
    if (earlier?.answer) return { answer: openAnswer(earlier.answer, secret), isRepeated: true };
    if (earlier && startedAt.getTime() - earlier.startedAt.getTime() > ABANDONED_AFTER_MS) {
      if (await takeOver(db.root, earlier, startedAt)) return runAndKeep({ ...call, startedAt });
    }
    if (performance.now() > giveUpAt) throw stillUnderWay();
    await pause(pauseMs);
    pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS);
  }

  async function runAndKeep(own: Run) {
    let answer: unknown;
    try {
      answer = await run();
    } catch (error) {
      // What went wrong matters more than that it cannot be forgotten right now.
      await forgetCall(db.root, own).catch(() => undefined);
      throw error;
    }
    // It is done, whether or not a second one will hear of it.
    await keepAnswer(db.root, own, sealAnswer(answer, secret)).catch(() => undefined);
    return { answer, isRepeated: false };
  }
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}

function usedForSomethingElse(): HttpError {
  const message = 'This key was used for another request. Send a new one.';
  return new HttpError(422, 'invalid_input', message, { fields: { 'idempotency-key': message } });
}

/** No 4xx: nobody knows yet what becomes of it, so the caller must keep the key and ask again. */
function stillUnderWay(): HttpError {
  return new HttpError(503, 'unavailable', 'This is still under way. Please try again.', {
    retryAfterSeconds: 2,
  });
}
