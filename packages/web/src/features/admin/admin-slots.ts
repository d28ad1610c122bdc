import type { FeatureSlots } from '../../lib/slots/slots.ts';

export const adminSlots: FeatureSlots = {
  'admin.tab': [
    { rank: 10, label: 'People', to: '/cs-admin/people' },
    { rank: 20, label: 'Support', to: '/cs-admin/support' },
    { rank: 30, label: 'Usage', to: '/cs-admin/usage' },
    { rank: 40, label: 'Reported messages', to: '/cs-admin/reported-messages' },
    { rank: 50, label: 'Audit log', to: '/cs-admin/audit-log' },
    { rank: 60, label: 'Failed jobs', to: '/cs-admin/failed-jobs' },
  ],
};
