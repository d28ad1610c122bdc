import { bigint, jsonb, pgTable, timestamp } from 'drizzle-orm/pg-core';

/** Messages too long for a notification (8000 bytes) travel by reference; swept after minutes. */
export const realtimePayloads = pgTable('realtime_payload', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  payload: jsonb().notNull(),
  createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
});
