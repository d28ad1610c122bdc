import { IconForms, IconPlug, IconShieldCheck } from '@tabler/icons-react';
import type { FeatureSlots } from '../../lib/slots/slots.ts';

export const plannedSlots: FeatureSlots = {
  'sms.place': [
    {
      rank: 10,
      label: 'Signup forms',
      to: '/sms-marketing/acquisition-tools',
      icon: IconForms,
      isForForms: true,
    },
    {
      rank: 50,
      label: 'TCPA setup',
      to: '/sms-marketing/settings/tcpa/info',
      icon: IconShieldCheck,
      isForForms: true,
    },
  ],
  'settings.place': [
    {
      rank: 40,
      label: 'Data integrations',
      to: '/profile/brand/data-integrations',
      icon: IconPlug,
    },
  ],
};
