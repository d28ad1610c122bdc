import type { IncomeBracket } from '@tandem/domain/brands/merge-income-brackets';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';
import { users } from '../accounts/schema.ts';

const moment = () => timestamp({ withTimezone: true });

/** A company account. Money and access depend on `belt` and the trial dates (domain/billing). */
export const brands = pgTable('brand', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  accountName: text().notNull(),
  /** The name in the one form that tells whether it is taken (domain/brands). */
  nameKey: text().notNull().unique('brand_name_key'),
  website: text(),
  /** Host of the website, normalised (domain/brands); unique so that a shop registers once. */
  websiteHost: text().unique('brand_website_host'),
  logo: text(),
  coverPhoto: text(),
  description: text(),
  dedicatedListSize: integer(),
  /** Set by hand; a profile with all its parts counts as complete without it (domain/brands). */
  profileComplete: boolean().notNull().default(false),
  legalName: text(),
  incorporationState: text(),
  entityType: text(),
  addressL1: text('address_l1'),
  addressL2: text('address_l2'),
  city: text(),
  state: text(),
  zipcode: text(),
  country: text(),
  belt: text().notNull().default('white'),
  stripeBelt: text(),
  trialType: text(),
  trialEndsAt: moment(),
  extendedTrialEndsAt: moment(),
  offerTrialEndsAt: moment(),
  /** Who collects payment; `shopify` bills outside of our subscriptions. */
  paymentMethod: text(),
  pendingPreferredTermsPlan: text(),
  isSensei: boolean().notNull().default(false),
  /** The newest terms any member accepted; every acceptance has its row in `terms_acceptance`. */
  acceptedTermsVersion: integer(),
  /** Finer brackets than a profile shows; domain/brands merges them. */
  incomeData: jsonb().$type<IncomeBracket[]>(),
  /** Addresses of pictures, in the order shown. */
  contentSamples: text().array().notNull().default(sql`'{}'`),
  // Figures that sweepstakes and reviews keep up to date, so that a profile and a search over all
  // brands need not count campaigns.
  hostedCampaigns: integer().notNull().default(0),
  totalCampaigns: integer().notNull().default(0),
  campaignsLast90Days: integer('campaigns_last_90_days').notNull().default(0),
  avgEntries: integer().notNull().default(0),
  ratingCount: integer().notNull().default(0),
  ratingTotal: integer().notNull().default(0),
  createdAt: moment().notNull().defaultNow(),
});

export const memberships = pgTable(
  'membership',
  {
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    brandId: integer()
      .notNull()
      .references(() => brands.id, { onDelete: 'cascade' }),
    role: text({ enum: ['owner', 'member', 'viewer'] }).notNull(),
    lastUsedAt: moment().notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.brandId] }),
    index('membership_brand_idx').on(table.brandId),
  ],
);

export const brandTags = pgTable(
  'brand_tag',
  {
    brandId: integer()
      .notNull()
      .references(() => brands.id, { onDelete: 'cascade' }),
    name: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.name] }),
    index('brand_tag_name_idx').on(table.name),
  ],
);

export const brandSocials = pgTable(
  'brand_social',
  {
    brandId: integer()
      .notNull()
      .references(() => brands.id, { onDelete: 'cascade' }),
    network: text({
      enum: ['facebook', 'instagram', 'pinterest', 'twitter', 'youtube', 'tiktok'],
    }).notNull(),
    handle: text().notNull(),
    followers: bigint({ mode: 'number' }).notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.brandId, table.network] })],
);

/** Brands that a brand marked to find again. */
export const brandFavorites = pgTable(
  'brand_favorite',
  {
    brandId: integer()
      .notNull()
      .references(() => brands.id, { onDelete: 'cascade' }),
    favoriteId: integer()
      .notNull()
      .references(() => brands.id, { onDelete: 'cascade' }),
    createdAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.favoriteId] }),
    index('brand_favorite_favorite_idx').on(table.favoriteId),
  ],
);

/** Proof of who accepted which terms for a brand, and when. Rows are only ever added. */
export const termsAcceptances = pgTable(
  'terms_acceptance',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    brandId: integer()
      .notNull()
      .references(() => brands.id, { onDelete: 'cascade' }),
    version: integer().notNull(),
    userId: integer().references(() => users.id, { onDelete: 'set null' }),
    /** The admin who did it in that person's place, if so. */
    impersonatorId: integer().references(() => users.id, { onDelete: 'set null' }),
    acceptedAt: moment().notNull(),
  },
  // Accepting twice, by a double click or by two members, is one acceptance: the first.
  (table) => [
    unique('terms_acceptance_once').on(table.brandId, table.version),
    index('terms_acceptance_user_idx').on(table.userId),
    index('terms_acceptance_impersonator_idx')
      .on(table.impersonatorId)
      .where(sql`impersonator_id is not null`),
  ],
);
