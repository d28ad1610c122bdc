import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
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
    /** argon2id; null until the owner of the address has confirmed it and chosen one. */
    passwordHash: text(),
    passwordUpdatedAt: moment(),
    firstName: text(),
    lastName: text(),
    isAdmin: boolean().notNull().default(false),
    canImpersonate: boolean().notNull().default(false),
    emailVerifiedAt: moment(),
    /** Base32 secret of the authenticator app; counts only once confirmed. */
    totpSecret: text(),
    totpConfirmedAt: moment(),
    /** The last time step a code was used for: no code works twice. */
    totpLastStep: integer(),
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

/**
 * Failed sign-ins by address typed, whether or not it has an account, so that lock-outs tell
 * nothing about which accounts exist. The key is a hash of the lower-case address.
 */
export const loginFailures = pgTable('login_failure', {
  addressHash: text().primaryKey(),
  failures: integer().notNull(),
  lockedUntil: moment(),
  lastFailureAt: moment().notNull(),
});

/** Browsers a person has signed in with before; a lock-out by strangers does not reach them. */
export const knownDevices = pgTable(
  'known_device',
  {
    tokenHash: text().notNull(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    failures: integer().notNull().default(0),
    lastUsedAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tokenHash, table.userId] }),
    index('known_device_user_idx').on(table.userId),
  ],
);

/** Tokens that travel by mail, kept as hashes. */
export const mailedTokens = pgTable(
  'mailed_token',
  {
    tokenHash: text().primaryKey(),
    purpose: text({ enum: ['verify-email', 'reset-password', 'log-in'] }).notNull(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: moment().notNull(),
    expiresAt: moment().notNull(),
    usedAt: moment(),
  },
  (table) => [index('mailed_token_user_idx').on(table.userId, table.purpose, table.createdAt)],
);

/**
 * An admin's right to act as somebody: in one session, for a stated reason, until it ends. The header
 * of a request only refers to it.
 */
export const impersonations = pgTable(
  'impersonation',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    sessionId: integer()
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    reason: text().notNull(),
    startedAt: moment().notNull(),
    endsAt: moment().notNull(),
    endedAt: moment(),
  },
  (table) => [
    index('impersonation_session_idx').on(table.sessionId, table.userId),
    index('impersonation_user_idx').on(table.userId),
  ],
);

/** One-time codes for when the authenticator is lost, kept as hashes. */
export const recoveryCodes = pgTable(
  'recovery_code',
  {
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    codeHash: text().notNull(),
    usedAt: moment(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.codeHash] })],
);
