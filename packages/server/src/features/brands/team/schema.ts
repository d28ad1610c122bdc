import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from '../../accounts/schema.ts';
import { brands } from '../schema.ts';

const moment = () => timestamp({ withTimezone: true });

/** Invitations to join a brand. The token is made when the mail is sent and kept as a hash. */
export const invites = pgTable(
  'brand_invite',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    brandId: integer()
      .notNull()
      .references(() => brands.id, { onDelete: 'cascade' }),
    email: text().notNull(),
    role: text({ enum: ['owner', 'member', 'viewer'] }).notNull(),
    invitedById: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    tokenHash: text().unique(),
    createdAt: moment().notNull(),
    expiresAt: moment().notNull(),
    closedAt: moment(),
  },
  (table) => [
    index('brand_invite_brand_idx').on(table.brandId, table.createdAt),
    index('brand_invite_inviter_idx').on(table.invitedById),
  ],
);
