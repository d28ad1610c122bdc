import { boolean, index, integer, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { brands } from '../brands/schema.ts';
import { campaigns } from '../sweepstakes/schema.ts';

/**
 * A brand asked to join a campaign, or asking to. The host is the brand whose campaign it is, the
 * invitee the one that would join, whoever asked (domain/partnerships). One row per campaign and
 * invitee, so that nobody is asked twice.
 */
export const partnershipInvites = pgTable(
  'partnership_invite',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    campaignId: integer()
      .notNull()
      .references(() => campaigns.id, { onDelete: 'cascade' }),
    hostBrandId: integer()
      .notNull()
      .references(() => brands.id, { onDelete: 'cascade' }),
    inviteeBrandId: integer()
      .notNull()
      .references(() => brands.id, { onDelete: 'cascade' }),
    isApplication: boolean().notNull(),
    status: text({ enum: ['pending', 'interested', 'accepted', 'rejected'] }).notNull(),
    /** The last thing that happened to the agreement; null before anything did. */
    agreementStep: text({
      enum: [
        'partnerIndicatedInterest',
        'hostSharedAgreement',
        'partnerSigned',
        'partnerConfirmed',
      ],
    }),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    unique('partnership_invite_once').on(table.campaignId, table.inviteeBrandId),
    index('partnership_invite_host_idx').on(table.hostBrandId, table.createdAt),
    index('partnership_invite_invitee_idx').on(table.inviteeBrandId, table.createdAt),
  ],
);
