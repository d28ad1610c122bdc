import { IconLifebuoy } from '@tabler/icons-react';
import type { FeatureSlots } from '../../lib/slots/slots.ts';
import { EspRequestButton } from './esp-request-button.tsx';
import { TalkToUs } from './talk-to-us.tsx';

export const supportSlots: FeatureSlots = {
  'home.subject': [{ name: 'support', icon: IconLifebuoy }],
  'plans.agreed-price': [TalkToUs],
  'data-integrations.action': [EspRequestButton],
};
