import { IconSettings, IconSwitchHorizontal, IconUsers } from '@tabler/icons-react';
import type { FeatureSlots } from '../../lib/slots/slots.ts';
import { setUpAttention } from './settings/set-up-attention.ts';

export const brandsSlots: FeatureSlots = {
  'home.attention': [setUpAttention],
  'home.subject': [{ name: 'team', icon: IconUsers }],
  'settings.place': [
    { rank: 10, label: 'Account settings', to: '/profile/brand', icon: IconSettings },
    { rank: 20, label: 'Team', to: '/profile/brand/team', icon: IconUsers },
    { rank: 60, label: 'Manage brands', to: '/profile/switch-brand', icon: IconSwitchHorizontal },
  ],
};
