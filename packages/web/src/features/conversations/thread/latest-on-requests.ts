import type { ConversationMessage } from '@tandem/contract/conversations';

/**
 * The latest message about each invitation or application, and every message about none. Only there
 * does a card push its main action: an older one was overtaken by what came after.
 */
export function latestOnRequests(messages: readonly ConversationMessage[]): ReadonlySet<number> {
  const latest = new Map<number, number>();
  const others: number[] = [];
  for (const { id, partnershipinvite_id } of messages) {
    if (partnershipinvite_id === null) others.push(id);
    else latest.set(partnershipinvite_id, id);
  }
  return new Set([...others, ...latest.values()]);
}
