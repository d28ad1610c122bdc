import { accountsFeature } from './features/accounts/feature.ts';
import { adminFeature } from './features/admin/feature.ts';
import { assetsFeature } from './features/assets/feature.ts';
import { billingFeature } from './features/billing/feature.ts';
import { brandsFeature } from './features/brands/feature.ts';
import { conversationsFeature } from './features/conversations/feature.ts';
import { formRuntimeFeature } from './features/form-runtime/feature.ts';
import { frontDoorFeature } from './features/front-door/feature.ts';
import { healthFeature } from './features/health/feature.ts';
import { homeFeature } from './features/home/feature.ts';
import { metricsFeature } from './features/metrics/feature.ts';
import { notificationsFeature } from './features/notifications/feature.ts';
import { partnershipsFeature } from './features/partnerships/feature.ts';
import { sandboxFeature } from './features/sandbox/feature.ts';
import { supportFeature } from './features/support/feature.ts';
import { sweepstakesFeature } from './features/sweepstakes/feature.ts';

/**
 * Everything the product can do, in the order in which the parts of the demo data build on another.
 * A tuple, because in a plain list a small feature's type hides larger ones.
 */
export const features = [
  accountsFeature,
  brandsFeature,
  assetsFeature,
  billingFeature,
  supportFeature,
  sweepstakesFeature,
  partnershipsFeature,
  conversationsFeature,
  notificationsFeature,
  homeFeature,
  metricsFeature,
  formRuntimeFeature,
  frontDoorFeature,
  sandboxFeature,
  adminFeature,
  healthFeature,
] as const;
