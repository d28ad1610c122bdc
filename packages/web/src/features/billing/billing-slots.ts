import { IconCreditCard } from '@tabler/icons-react';
import type { FeatureSlots } from '../../lib/slots/slots.ts';
import { trialAttention } from './trial-attention.ts';

export const billingSlots: FeatureSlots = {
  'home.attention': [trialAttention],
  'admin.tab': [{ rank: 15, label: 'Trials and terms', to: '/cs-admin/terms' }],
  'settings.place': [
    {
      rank: 30,
      label: 'Payment methods',
      to: '/profile/brand/payment-methods',
      icon: IconCreditCard,
    },
  ],
};
