import { and, eq, isNull, lt } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { keyedCalls } from './schema.ts';

/** One run of a call: a run that was given up and begun anew has another moment. */
export interface Run {
  id: string;
  startedAt: Date;
}

/** True for exactly one of those who begin the same call. */
export async function beginCall(
  db: Queryable,
  call: { id: string; request: string; startedAt: Date },
): Promise<boolean> {
  const begun = await db
    .insert(keyedCalls)
    .values(call)
    .onConflictDoNothing()
    .returning({ id: keyedCalls.id });
  return begun.length === 1;
}

export async function findCall(db: Queryable, id: string) {
  const [call] = await db.select().from(keyedCalls).where(eq(keyedCalls.id, id));
  return call;
}

/** Begins a call anew whose process must have died. True for one of those who try. */
export async function takeOver(db: Queryable, abandoned: Run, now: Date): Promise<boolean> {
  const taken = await db
    .update(keyedCalls)
    .set({ startedAt: now })
    .where(and(isRun(abandoned), isNull(keyedCalls.answer)))
    .returning({ id: keyedCalls.id });
  return taken.length === 1;
}

export async function keepAnswer(db: Queryable, run: Run, answer: string): Promise<void> {
  await db.update(keyedCalls).set({ answer }).where(isRun(run));
}

export async function forgetCall(db: Queryable, run: Run): Promise<void> {
  await db.delete(keyedCalls).where(isRun(run));
}

export async function sweepKeyedCalls(db: Queryable, startedBefore: Date): Promise<void> {
  await db.delete(keyedCalls).where(lt(keyedCalls.startedAt, startedBefore));
}

const isRun = ({ id, startedAt }: Run) =>
  and(eq(keyedCalls.id, id), eq(keyedCalls.startedAt, startedAt));
