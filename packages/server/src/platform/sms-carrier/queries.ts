import { desc, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { hotStatement } from '../db/hot-statement.ts';
import { sandboxFailingPhones, sandboxTexts } from './schema.ts';
import type { OutgoingText } from './sms-carrier.ts';

export async function storeOutgoing(
  db: Queryable,
  text: OutgoingText,
  status: 'delivered' | 'failed',
  now: Date,
): Promise<void> {
  await db
    .insert(sandboxTexts)
    .values({
      reference: text.reference,
      direction: 'out',
      phone: text.phone,
      body: text.body,
      imageUrl: text.imageUrl ?? null,
      status,
      createdAt: now,
    })
    .onConflictDoNothing({ target: sandboxTexts.reference });
}

const insertIncoming = hotStatement((db) =>
  db
    .insert(sandboxTexts)
    .values({
      direction: 'in',
      phone: sql.placeholder('phone'),
      body: sql.placeholder('body'),
      status: 'received',
      createdAt: sql.placeholder('now'),
    })
    .returning()
    .prepare('insert_incoming'),
);

export async function storeIncoming(db: Queryable, phone: string, body: string, now: Date) {
  const [row] = await insertIncoming(db, { phone, body, now });
  return row as NonNullable<typeof row>;
}

export async function findOutgoing(db: Queryable, reference: string) {
  const [row] = await db
    .select({ id: sandboxTexts.id, status: sandboxTexts.status })
    .from(sandboxTexts)
    .where(eq(sandboxTexts.reference, reference));
  return row;
}

export function listTexts(db: Queryable, limit = 200) {
  return db.select().from(sandboxTexts).orderBy(desc(sandboxTexts.id)).limit(limit);
}

export async function isFailingPhone(db: Queryable, phone: string): Promise<boolean> {
  const rows = await db
    .select()
    .from(sandboxFailingPhones)
    .where(eq(sandboxFailingPhones.phone, phone));
  return rows.length > 0;
}

export async function setFailingPhone(
  db: Queryable,
  phone: string,
  failing: boolean,
): Promise<void> {
  if (failing) await db.insert(sandboxFailingPhones).values({ phone }).onConflictDoNothing();
  else await db.delete(sandboxFailingPhones).where(eq(sandboxFailingPhones.phone, phone));
}
