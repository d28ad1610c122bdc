import { accountsFeature } from './features/accounts/feature.ts';
import { adminFeature } from './features/admin/feature.ts';
import { assetsFeature } from './features/assets/feature.ts';
import { billingFeature } from './features/billing/feature.ts';
import { brandsFeature } from './features/brands/feature.ts';
import { conversationsFeature } from './features/conversations/feature.ts';
import { formRuntimeFeature } from './features/form-runtime/feature.ts';
import { healthFeature } from './features/health/feature.ts';
import { metricsFeature } from './features/metrics/feature.ts';
import { notificationsFeature } from './features/notifications/feature.ts';
import { partnershipsFeature } from './features/partnerships/feature.ts';
import { sandboxFeature } from './features/sandbox/feature.ts';
import { supportFeature } from './features/support/feature.ts';

/** Everything the product can do. */
export const features = [
  accountsFeature,
  brandsFeature,
  assetsFeature,
  billingFeature,
  notificationsFeature,
  conversationsFeature,
  partnershipsFeature,
  supportFeature,
  metricsFeature,
  formRuntimeFeature,
  sandboxFeature,
  adminFeature,
  healthFeature,
];
