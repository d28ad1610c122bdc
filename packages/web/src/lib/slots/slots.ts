import type { CurrentBrand, PublicBrand } from '@tandem/contract/brands';
import type { ComponentType } from 'react';

/**
 * Every place where a page takes something from features it knows nothing of, and what it takes. A
 * feature fills them in its `<feature>-slots.ts`; app/slots.ts puts all of them together. So features
 * never import one another.
 */
export type Slots = {
  /** Buttons in the head of somebody else's brand profile. */
  'brand-profile.action': ComponentType<{ brand: PublicBrand }>;
  /** Panels of a brand profile. */
  'brand-profile.panel': ComponentType<{ brand: PublicBrand }>;
  /** What people do about the plan that has no price. */
  'plans.agreed-price': ComponentType;
  /** What can be done about integrations. */
  'data-integrations.action': ComponentType;
  /**
   * What waits for the person and only the browser knows. A hook; what the server knows is told by the
   * features there, in the `home` of their feature.ts, as are events and figures.
   */
  'home.attention': (situation: HomeSituation) => AttentionItem[];
  /** The picture of what the server tells on home of a feature's subject. */
  'home.subject': { name: string; icon: Icon };
  /** A panel of its own on home. */
  'home.panel': ComponentType<{ brand: CurrentBrand }>;
  /** A place in the list beside every settings page. */
  'settings.place': RankedPlace;
  /** A place of the SMS section of the navigation. */
  'sms.place': SmsPlace;
  /** A section of the admin area. */
  'admin.tab': RankedPlace;
};

export type HomeSituation = { brand: CurrentBrand; isOwner: boolean; now: Date };

export type AttentionItem = {
  /** Different from every other item's. */
  key: string;
  title: string;
  text: string;
  icon: Icon;
  action: { label: string; to: string };
  /** Comes first and stands out. */
  isUrgent?: boolean;
};

/** Places are shown by rank, so that each feature can put its own where people look for it. */
export type RankedPlace = { rank: number; label: string; to: string; icon?: Icon };

/** `isForForms`: only for brands that have signup forms. */
export type SmsPlace = Required<RankedPlace> & { isForForms?: boolean };

export type SlotName = keyof Slots;

/** What one feature adds to pages of others. */
export type FeatureSlots = { [name in SlotName]?: Slots[name][] };

export type Icon = ComponentType<{ size?: number; className?: string; 'aria-hidden'?: boolean }>;
