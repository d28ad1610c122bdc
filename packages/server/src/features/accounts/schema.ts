import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

const moment = () => timestamp({ withTimezone: true });

/** People who sign in. An email address is unique whatever its letter case. */
export const users = pgTable(
  'app_user',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    uid: uuid().notNull().defaultRandom().unique(),
    email: text().notNull(),
    /** argon2id; null until somebody who was invited chooses a password. */
    passwordHash: text(),
    passwordUpdatedAt: moment(),
    firstName: text(),
    lastName: text(),
    isAdmin: boolean().notNull().default(false),
    canImpersonate: boolean().notNull().default(false),
    loginAttempts: integer().notNull().default(0),
    lockedUntil: moment(),
    emailVerifiedAt: moment(),
    /** Made by the demo seed with a password everybody knows: must not exist in production. */
    isDemo: boolean().notNull().default(false),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [uniqueIndex('app_user_email_key').on(sql`lower(${table.email})`)],
);

/** One row per sign-in. Only a hash of the cookie's token is kept, so a stolen table opens nothing. */
export const sessions = pgTable(
  'session',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    tokenHash: text().notNull().unique(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    userAgent: text(),
    createdAt: moment().notNull().defaultNow(),
    lastSeenAt: moment().notNull().defaultNow(),
    expiresAt: moment().notNull(),
    revokedAt: moment(),
  },
  (table) => [
    index('session_user_idx').on(table.userId),
    index('session_expiry_idx').on(table.expiresAt),
  ],
);
