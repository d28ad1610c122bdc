import {
  IconArrowUpCircle,
  IconBuildingStore,
  IconCalendar,
  IconCompass,
  IconDoorExit,
  IconForms,
  IconGift,
  IconHeart,
  IconHelp,
  IconMail,
  IconPlus,
  IconSearch,
  IconSettings,
  IconShieldLock,
  IconStar,
  IconSwitchHorizontal,
  IconTestPipe,
  IconUser,
  IconUsers,
} from '@tabler/icons-react';
import type { Profile } from '@tandem/contract/accounts';
import type { CurrentBrand } from '@tandem/contract/brands';
import { DEFAULT_PLAN_TIER, isPlanTier } from '@tandem/domain/billing/plan-tier';
import { upgradeLabel, upgradesFrom } from '@tandem/domain/billing/upgrades-from';
import { brandMenu } from '@tandem/domain/brands/brand-menu';
import { APP_BASE } from '../../lib/app-base.ts';
import { CONTACT_LINK, HELP_CENTER } from './site-links.ts';

export interface NavItem {
  label: string;
  icon: typeof IconPlus;
  /** A place in the app. */
  to?: string;
  /** An address that needs a full page load. */
  href?: string;
  newTab?: boolean;
}

/** Everything people can go to, from one table: the top bar and the phone's drawer both read it. */
export function navigation({ profile, brand, hasSandbox }: NavContext) {
  const tier = isPlanTier(brand.belt) ? brand.belt : DEFAULT_PLAN_TIER;
  const { shown, lastItem } = brandMenu(profile.mostRecentBrands.map((recent) => recent.brand));
  return {
    main: [
      { label: 'Discover', to: '/search', icon: IconCompass },
      { label: 'Sweepstakes', to: '/sweepstakes', icon: IconGift },
    ],
    create: [
      { label: 'Solo sweepstakes', to: '/new-solo-sweepstakes', icon: IconGift },
      { label: 'Partnership sweepstakes', to: '/new-campaign', icon: IconUsers },
      ...(brand.features.canViewSignupForm ? [SIGNUP_FORM] : []),
    ],
    admin: profile.isAdmin ? [{ label: 'Admin', to: '/cs-admin', icon: IconShieldLock }] : [],
    search: { label: 'Search', to: '/search', icon: IconSearch },
    shelf: [
      { label: 'Favorites', to: '/favorites', icon: IconHeart },
      { label: 'Calendar', to: '/calendar', icon: IconCalendar },
    ],
    help: [
      { label: 'Help Center', href: HELP_CENTER, icon: IconHelp, newTab: true },
      { label: 'Contact Us', href: CONTACT_LINK, icon: IconMail },
      ...(hasSandbox ? [{ label: 'Sandbox', to: '/sandbox', icon: IconTestPipe }] : []),
    ],
    plan: upgradesFrom(tier).length > 0 ? [{ ...PLANS, label: upgradeLabel(tier) }] : [],
    brand: [
      { label: 'Brand Profile', to: `/explore/brands/${brand.id}`, icon: IconBuildingStore },
      { label: 'Account Settings', to: '/profile/brand/', icon: IconSettings },
      { label: 'Reviews', to: '/reviews', icon: IconStar },
    ],
    managedBrands: shown.map((managed) => ({
      ...managed,
      to: `/?brandId=${managed.id}`,
      isCurrent: managed.id === brand.id,
    })),
    moreBrands: MORE_BRANDS[lastItem],
    person: [
      { label: 'Personal Settings', to: '/profile/user/info', icon: IconUser },
      { label: 'Log Out', to: '/logout', icon: IconDoorExit },
    ],
  } satisfies Record<string, NavItem | NavItem[] | object[]>;
}

type NavContext = { profile: Profile; brand: CurrentBrand; hasSandbox: boolean };
export type Navigation = ReturnType<typeof navigation>;

const PLANS = { to: '/upgrade-plan', icon: IconArrowUpCircle };

const SIGNUP_FORM: NavItem = {
  label: 'Signup form',
  to: '/sms-marketing/acquisition-tools?signup_form=true',
  icon: IconForms,
};

const MORE_BRANDS: Record<'Manage Brands' | 'Create New Brand', NavItem> = {
  'Manage Brands': {
    label: 'Manage Brands',
    to: '/profile/switch-brand',
    icon: IconSwitchHorizontal,
  },
  'Create New Brand': { label: 'Create New Brand', href: `${APP_BASE}/add-brand`, icon: IconPlus },
};
