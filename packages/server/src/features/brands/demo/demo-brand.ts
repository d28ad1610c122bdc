import type { CategoryName } from '@tandem/domain/brands/category-keywords';
import type { UsStateCode } from '@tandem/domain/brands/us-states';
import type { BrandLook } from './images/draw-logo.ts';

/** A made-up brand. Its website is `www.{slug}.example`, a name that nobody can ever register. */
export interface DemoBrand {
  slug: string;
  accountName: string;
  description: string;
  tags: readonly [CategoryName, CategoryName, CategoryName];
  /** Null: the brand never finished its set-up. */
  dedicatedListSize: number | null;
  /** Followers by network; the handle is the slug. */
  followers: Partial<Record<SocialNetwork, number>>;
  plan: DemoPlan;
  company?: DemoCompany;
  look: BrandLook;
}

export type SocialNetwork =
  | 'facebook'
  | 'instagram'
  | 'pinterest'
  | 'twitter'
  | 'youtube'
  | 'tiktok';

export type DemoPlan =
  | { belt: 'trial'; daysLeft: number; extraDays?: number; offerDays?: number }
  | { belt: 'post-trial-paywall'; endedDaysAgo: number }
  | { belt: 'white' | 'greenFixed' | 'black' | 'pro' | 'elite'; sinceDays: number; staff?: true };

export interface DemoCompany {
  legalName: string;
  entityType: 'LLC' | 'Corporation';
  incorporationState: UsStateCode;
  addressL1: string;
  addressL2?: string;
  city: string;
  state: UsStateCode;
  zipcode: string;
}
