import type { Role } from '@tandem/domain/accounts/roles';
import type { Queryable } from '../db/database.ts';

/**
 * What a feature adds to home, declared in its feature.ts. Everybody sees home several times a day:
 * each part is one statement along an index, bounded whatever the brand has gathered over the years.
 */
export interface HomePart {
  /** What happened lately, newest first, at most `limit` of it. */
  activity?(db: Queryable, question: ActivityQuestion): Promise<HomeHappening[]>;
  /** What waits for the person who looks, or somebody else of the brand. */
  attention?(db: Queryable, question: AttentionQuestion): Promise<HomeNeed[]>;
  /** What can be counted by day. */
  figures?(db: Queryable, question: FiguresQuestion): Promise<HomeCount[]>;
}

export interface ActivityQuestion {
  brandId: number;
  /** Who looks: some things are told only to the person who did them. */
  userId: number;
  limit: number;
}

export interface HomeHappening {
  key: string;
  subject: string;
  text: string;
  at: Date;
  /** The page of the application that has more. */
  to: string | null;
}

export interface AttentionQuestion {
  brandId: number;
  /** Of the person who looks: nobody is asked for what they may not do. */
  role: Role;
  now: Date;
}

export interface HomeNeed {
  key: string;
  subject: string;
  title: string;
  text: string;
  action: { label: string; to: string };
  isUrgent: boolean;
}

export interface FiguresQuestion {
  brandId: number;
  since: Date;
  /** Decides where days begin. */
  utcOffsetMinutes: number;
}

export interface HomeCount {
  /** Figures are shown by it, the lowest first. */
  rank: number;
  key: string;
  label: string;
  to: string;
  /** Days without any may be left out. */
  perDay: { day: string; count: number }[];
}
