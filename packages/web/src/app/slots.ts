import { accountsSlots } from '../features/accounts/accounts-slots.ts';
import { adminSlots } from '../features/admin/admin-slots.ts';
import { billingSlots } from '../features/billing/billing-slots.ts';
import { brandsSlots } from '../features/brands/brands-slots.ts';
import { conversationsSlots } from '../features/conversations/conversations-slots.ts';
import { notificationsSlots } from '../features/notifications/notifications-slots.ts';
import { plannedSlots } from '../features/planned/planned-slots.ts';
import { supportSlots } from '../features/support/support-slots.ts';
import { composeSlots } from '../lib/slots/compose-slots.ts';

/** What features add to one another's pages; where the order shows, it is this one. */
export const slots = composeSlots([
  billingSlots,
  brandsSlots,
  conversationsSlots,
  notificationsSlots,
  accountsSlots,
  supportSlots,
  adminSlots,
  plannedSlots,
]);
