import { IconCoins, IconCreditCard, IconReceipt } from '@tabler/icons-react';
import type { FeatureSlots } from '../../lib/slots/slots.ts';
import { trialAttention } from './trial-attention.ts';

export const billingSlots: FeatureSlots = {
  'home.attention': [trialAttention],
  'home.subject': [
    { name: 'billing', icon: IconCreditCard },
    { name: 'credits', icon: IconCoins },
  ],
  'admin.tab': [{ rank: 15, label: 'Trials and terms', to: '/cs-admin/terms' }],
  'sms.place': [
    { rank: 30, label: 'Plan and credits', to: '/manage-sms-marketing', icon: IconCoins },
    { rank: 40, label: 'Credit history', to: '/manage-sms-marketing/ledger', icon: IconReceipt },
  ],
  'settings.place': [
    {
      rank: 30,
      label: 'Plan and payment',
      to: '/profile/brand/payment-methods',
      icon: IconCreditCard,
    },
  ],
};
