import { PLAN_TIERS, type PlanTier } from '@tandem/domain/billing/plan-tier';
import type { Mail } from '../../../platform/mail/mail.ts';
import type { sandboxCharges } from '../../../platform/payments/schema.ts';

type Aged<T> = T & { minutesAgo: number };

/** Two phones, with numbers from the range set aside for fiction. Oldest first, as they came. */
export const demoTexts: readonly Aged<{ direction: 'out' | 'in'; phone: string; body: string }>[] =
  [
    {
      minutesAgo: 1_500,
      direction: 'out',
      phone: '+12025550143',
      body: 'Northwind: Welcome aboard! Show code NORTH15 at checkout for 15% off your first order. Reply STOP to opt out.',
    },
    { minutesAgo: 1_492, direction: 'in', phone: '+12025550143', body: 'Does it work on boots?' },
    {
      minutesAgo: 240,
      direction: 'out',
      phone: '+13035550117',
      body: 'Petalmere Skincare: Thanks for joining. Your refill pouch ships free with code REFILL. Reply STOP to opt out.',
    },
    { minutesAgo: 231, direction: 'in', phone: '+13035550117', body: 'STOP' },
    {
      minutesAgo: 60,
      direction: 'out',
      phone: '+12025550143',
      body: 'Northwind: NORTH15 is good for two more days, boots included. Reply STOP to opt out.',
    },
  ];

export const demoMails: readonly Aged<Mail>[] = [
  {
    minutesAgo: 2_900,
    to: 'owner@northwind.example',
    subject: 'Welcome to Tandem',
    text: 'Your brand is set up. Next: find a partner under Discover, or create your first signup form.',
    html: '<h1>Welcome to Tandem</h1><p>Your brand is set up. Next: find a partner under <strong>Discover</strong>, or create your first signup form.</p>',
  },
  {
    minutesAgo: 95,
    to: 'owner@northwind.example',
    subject: 'Your receipt for Premium',
    text: 'We charged $499.00 for Northwind, plan Premium, one month. Thank you for growing with us.',
    html: '<h1>Thank you</h1><p>We charged <strong>$499.00</strong> for Northwind, plan Premium, one month.</p>',
  },
];

type DemoCharge = Pick<
  typeof sandboxCharges.$inferSelect,
  'customer' | 'card' | 'amountCents' | 'status' | 'description'
>;

/** Attempts that left no invoice; the invoices' own charges come with the brands' plans. */
export const demoCharges: readonly Aged<DemoCharge>[] = [
  { minutesAgo: 310, ...monthOf('greenFixed', 'Gildfinch Jewelry', '0002', 'declined') },
  { minutesAgo: 280, ...monthOf('pro', 'Cobaltry Denim', '3155', 'needs_action') },
];

function monthOf(
  tier: PlanTier,
  customer: string,
  card: string,
  status: DemoCharge['status'],
): DemoCharge {
  const { name, monthlyPriceCents } = PLAN_TIERS[tier];
  const amountCents = monthlyPriceCents ?? 0;
  return { customer, card, status, amountCents, description: `${name}, one month` };
}
