import type { DemoConversation } from './demo-conversation.ts';
import type { InviteRow } from './queries.ts';

/** A demo conversation whose two brands were inserted, and the invitations between them. */
export interface CastConversation extends DemoConversation {
  id: number;
  invites: readonly InviteRow[];
}
