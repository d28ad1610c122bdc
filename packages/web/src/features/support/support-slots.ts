import type { FeatureSlots } from '../../lib/slots/slots.ts';
import { EspRequestButton } from './esp-request-button.tsx';
import { TalkToUs } from './talk-to-us.tsx';

export const supportSlots: FeatureSlots = {
  'plans.agreed-price': [TalkToUs],
  'data-integrations.action': [EspRequestButton],
};
