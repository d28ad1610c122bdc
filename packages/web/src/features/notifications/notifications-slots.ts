import { IconBell } from '@tabler/icons-react';
import type { FeatureSlots } from '../../lib/slots/slots.ts';

export const notificationsSlots: FeatureSlots = {
  'settings.place': [
    {
      rank: 80,
      label: 'Notification settings',
      to: '/profile/user/notifications',
      icon: IconBell,
    },
  ],
};
