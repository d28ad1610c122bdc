import { SMS_CREDIT_PLANS } from '@tandem/domain/billing/sms-credit-plans';
import type { Letter } from '../../../platform/mail/compose-mail.ts';
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

/** Receipts come with the brands' plans; this is the one mail that is about nothing else. */
export const demoMails: readonly Aged<Pick<Letter, 'subject' | 'parts'> & { to: string }>[] = [
  {
    minutesAgo: 2_900,
    to: 'owner@northwind.example',
    subject: 'Welcome to Tandem',
    parts: [
      'Your brand is set up. Next: find a partner under Discover, or create your first signup form.',
    ],
  },
];

type DemoCharge = Pick<
  typeof sandboxCharges.$inferSelect,
  'customer' | 'card' | 'amountCents' | 'status' | 'description'
>;

/** Attempts that left no invoice; the invoices' own charges come with the brands' plans. */
export const demoCharges: readonly Aged<DemoCharge>[] = [
  { minutesAgo: 310, ...packFor('Dozefield', '0002', 'declined') },
  { minutesAgo: 280, ...packFor('Cobaltry Denim', '3155', 'needs_action') },
];

/** A pack and no plan: the plans of these brands are paid for. */
function packFor(customer: string, card: string, status: DemoCharge['status']): DemoCharge {
  const [pack] = SMS_CREDIT_PLANS;
  const description = `SMS marketing: ${pack?.name}`;
  return { customer, card, status, amountCents: pack?.priceCents ?? 0, description };
}
