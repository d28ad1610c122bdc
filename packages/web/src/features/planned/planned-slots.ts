import { IconPlug } from '@tabler/icons-react';
import type { FeatureSlots } from '../../lib/slots/slots.ts';

export const plannedSlots: FeatureSlots = {
  'settings.place': [
    {
      rank: 40,
      label: 'Data integrations',
      to: '/profile/brand/data-integrations',
      icon: IconPlug,
    },
  ],
};
