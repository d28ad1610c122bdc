import {
  IconBell,
  IconBuildingStore,
  IconCalendar,
  IconCircleArrowUp,
  IconCompass,
  IconDoorExit,
  IconForms,
  IconGift,
  IconHeart,
  IconHelp,
  IconMail,
  IconPlus,
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
import {
  DEFAULT_PLAN_TIER,
  isPlanTier,
  upgradeLabel,
  upgradesFrom,
} from '@tandem/domain/billing/plan-tier';
import { brandMenu } from '@tandem/domain/brands/brand-menu';
import { APP_BASE } from '../../lib/app-base.ts';
import type { Icon, SmsPlace } from '../../lib/slots/slots.ts';
import { HELP_CENTER } from './site-links.ts';

export interface NavItem {
  label: string;
  icon: Icon;
  /** A place in the app. */
  to?: string;
  /** An address that needs a full page load. */
  href?: string;
  newTab?: boolean;
  /** Opens a dialog instead of a place. */
  opens?: 'contact';
  /** How much in there is unread. */
  count?: number;
  /** The plan does not include it: it leads to the plans and shows a lock. */
  isLocked?: boolean;
}

/** Everything people can go to, from one table: the top bar and the phone's drawer both read it. */
export function navigation({ profile, brand, sms, hasSandbox, mayWork, isLocked }: NavContext) {
  const tier = isPlanTier(brand.belt) ? brand.belt : DEFAULT_PLAN_TIER;
  const { shown, lastItem } = brandMenu(profile.mostRecentBrands.map((recent) => recent.brand));
  return {
    main: [
      { label: 'Discover', to: '/search', icon: IconCompass },
      { label: 'Sweepstakes', to: '/sweepstakes', icon: IconGift },
    ],
    sms: sms.filter(({ isForForms }) => !isForForms || brand.features.canViewSignupForm),
    // Whoever may only look is offered nothing to make and nothing to buy.
    create: mayWork
      ? [
          lockable(SOLO_SWEEPSTAKES, isLocked('sweepstakes.solo.create')),
          lockable(PARTNERSHIP_SWEEPSTAKES, isLocked('sweepstakes.partnership.create')),
          ...(brand.features.canViewSignupForm ? [SIGNUP_FORM] : []),
        ]
      : [],
    admin: profile.isAdmin ? [{ label: 'Admin', to: '/cs-admin', icon: IconShieldLock }] : [],
    inbox: [
      { label: 'Messages', to: '/messaging', icon: IconMail },
      { label: 'Notifications', to: '/notifications', icon: IconBell },
    ] satisfies [NavItem, NavItem],
    shelf: [
      { label: 'Favorites', to: '/favorites', icon: IconHeart },
      { label: 'Calendar', to: '/calendar', icon: IconCalendar },
    ] satisfies [NavItem, NavItem],
    help: [
      { label: 'Help Center', href: HELP_CENTER, icon: IconHelp, newTab: true },
      { label: 'Contact Us', opens: 'contact', icon: IconMail },
      ...(hasSandbox ? [{ label: 'Sandbox', to: '/sandbox', icon: IconTestPipe }] : []),
    ],
    plan: mayWork && upgradesFrom(tier).length > 0 ? [{ ...PLANS, label: upgradeLabel(tier) }] : [],
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

type NavContext = {
  profile: Profile;
  brand: CurrentBrand;
  /** The places of the SMS section. */
  sms: SmsPlace[];
  hasSandbox: boolean;
  /** Whether the person is at least a member of the brand. */
  mayWork: boolean;
  isLocked: (permission: string) => boolean;
};
export type Navigation = ReturnType<typeof navigation>;

const PLANS = { to: '/upgrade-plan', icon: IconCircleArrowUp };

function lockable(item: NavItem, isLocked: boolean): NavItem {
  return isLocked ? { ...item, to: PLANS.to, isLocked } : item;
}

const SOLO_SWEEPSTAKES: NavItem = {
  label: 'Solo sweepstakes',
  to: '/new-solo-sweepstakes',
  icon: IconGift,
};

const PARTNERSHIP_SWEEPSTAKES: NavItem = {
  label: 'Partnership sweepstakes',
  to: '/new-campaign',
  icon: IconUsers,
};

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
