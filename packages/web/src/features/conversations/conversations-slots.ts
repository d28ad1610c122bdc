import { IconBan, IconHeartHandshake, IconMail } from '@tabler/icons-react';
import type { FeatureSlots } from '../../lib/slots/slots.ts';
import { useDraftAttention } from './composer/draft-attention.ts';
import { BrandContact } from './new-conversation/brand-contact.tsx';

export const conversationsSlots: FeatureSlots = {
  'home.attention': [useDraftAttention],
  'home.subject': [
    { name: 'messages', icon: IconMail },
    { name: 'invitations', icon: IconHeartHandshake },
  ],
  'brand-profile.action': [BrandContact],
  'settings.place': [
    { rank: 50, label: 'Blocked brands', to: '/profile/brand/blocked', icon: IconBan },
  ],
};
