import { IconBan } from '@tabler/icons-react';
import type { FeatureSlots } from '../../lib/slots/slots.ts';
import { BrandContact } from './new-conversation/brand-contact.tsx';

export const conversationsSlots: FeatureSlots = {
  'brand-profile.action': [BrandContact],
  'settings.place': [
    { rank: 50, label: 'Blocked brands', to: '/profile/brand/blocked', icon: IconBan },
  ],
};
