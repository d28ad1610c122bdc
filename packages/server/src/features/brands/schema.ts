import {
  bigint,
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { users } from '../accounts/schema.ts';

const moment = () => timestamp({ withTimezone: true });

/** A company account. Money and access depend on `belt` and the trial dates (domain/billing). */
export const brands = pgTable('brand', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  accountName: text().notNull().unique(),
  website: text(),
  /** Host of the website, normalised (domain/brands); unique so that a shop registers once. */
  websiteHost: text().unique(),
  logo: text(),
  coverPhoto: text(),
  description: text(),
  dedicatedListSize: integer(),
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
  isSensei: boolean().notNull().default(false),
  acceptedTermsVersion: integer(),
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
