import type { AccountsRealtime } from './accounts.ts';
import type { BillingRealtime } from './billing.ts';
import type { ConversationsRealtime } from './conversations/realtime.ts';
import type { NotificationsRealtime } from './notifications.ts';
import type { SandboxRealtime } from './sandbox.ts';

/**
 * What travels over the /ws2 socket: JSON objects with a `type`. The server only sends; a browser
 * that sends anything is told nothing. A feature declares its own kinds beside its shapes and they
 * are listed here, so that both sides learn of new ones from the compiler. `brandId` is the brand
 * whose view has changed: a person with several brands hears about all of them on one socket.
 */
export type RealtimeMessage =
  | ConnectionRealtime
  | AccountsRealtime
  | BillingRealtime
  | ConversationsRealtime
  | NotificationsRealtime
  | SandboxRealtime;

/** About the connection itself. */
type ConnectionRealtime =
  | { type: 'hello'; userId: number }
  /** Says only that the connection lives; comes every half minute. */
  | { type: 'beat' }
  /** Something may have been missed: fetch anew. */
  | { type: 'resync' };
