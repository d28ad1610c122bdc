import {
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';

/**
 * What people did in the browser. The table is partitioned by the day we heard of it (the migration
 * says so; Drizzle cannot), and a day is forgotten by dropping its partition. No foreign keys: rows
 * outlive neither their day nor matter to anybody's data, and each insert would pay for the check.
 */
export const metricsEvents = pgTable(
  'metrics_event',
  {
    /** By our clock: a browser's clock can be anywhere. */
    receivedAt: timestamp({ withTimezone: true }).notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    sessionId: text().notNull(),
    action: text().notNull(),
    url: text().notNull(),
    userId: integer(),
    brandId: integer(),
    meta: jsonb(),
  },
  (table) => [
    index('metrics_event_received_idx').on(table.receivedAt),
    index('metrics_event_session_idx').on(table.sessionId),
  ],
);

/** What remains of a day (of UTC) once it is over: figures, and nobody's traces. */
export const metricsDays = pgTable('metrics_day', {
  day: date().primaryKey(),
  sessions: integer().notNull(),
  people: integer().notNull(),
  brands: integer().notNull(),
  pageViews: integer().notNull(),
});

/** The most frequent pages, actions and brands of a day. */
export const metricsDayCounts = pgTable(
  'metrics_day_count',
  {
    day: date().notNull(),
    kind: text({ enum: ['page', 'action', 'brand'] }).notNull(),
    /** The page, the action, or the brand's id. */
    name: text().notNull(),
    /** Views of a page, times of an action, sessions of a brand. */
    count: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.kind, table.name] })],
);
