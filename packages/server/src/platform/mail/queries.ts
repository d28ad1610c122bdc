import { desc, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import type { Mail } from './mail.ts';
import { sandboxMails } from './schema.ts';

export async function storeMail(db: Queryable, mail: Mail, now: Date): Promise<void> {
  await db.insert(sandboxMails).values({
    recipient: mail.to,
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    createdAt: now,
  });
}

/** The newest first, by the time they were sent; those to one address only, where one is named. */
export function listMails(db: Queryable, to?: string, limit = 100) {
  return db
    .select()
    .from(sandboxMails)
    .where(to ? sql`lower(${sandboxMails.recipient}) = lower(${to})` : undefined)
    .orderBy(desc(sandboxMails.createdAt), desc(sandboxMails.id))
    .limit(limit);
}

export async function findMail(db: Queryable, id: number) {
  const [row] = await db.select().from(sandboxMails).where(eq(sandboxMails.id, id));
  return row;
}
