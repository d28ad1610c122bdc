import { IconUser } from '@tabler/icons-react';
import type { FeatureSlots } from '../../lib/slots/slots.ts';

export const accountsSlots: FeatureSlots = {
  'settings.place': [
    { rank: 70, label: 'Personal settings', to: '/profile/user/info', icon: IconUser },
  ],
};
