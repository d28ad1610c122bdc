import type { ConversationItem, ConversationReader } from '@tandem/contract/conversations';
import { isConversationRead } from '@tandem/domain/conversations/reading-times';
import { useEffect } from 'react';
import { call } from '../../../lib/api/call.ts';
import { impersonatedUserId } from '../../../lib/session/impersonation.ts';
import { useProfile } from '../../../lib/session/profile-query.ts';
import { useHasRole } from '../../../lib/session/use-has-role.ts';
import { useIsLookedAt } from '../../../lib/use-is-looked-at.ts';

/**
 * Says that the person has read the thread, while they really have its end in front of them. Also when
 * a colleague already has: the team sees who has read what. The look of a viewer changes nothing, and
 * neither does that of an admin who acts as somebody.
 */
export function useMarkRead(
  { conversationId, latestMessageId, createdAt }: ConversationItem,
  readers: readonly ConversationReader[],
  /** Whether the newest message is in sight, asked when it counts; `hasNew` changes when it may. */
  { isAtEnd, hasNew }: { isAtEnd: () => boolean; hasNew: boolean },
): void {
  const { id: userId } = useProfile();
  const mayMark = useHasRole('member') && impersonatedUserId() === null;
  const isLookedAt = useIsLookedAt();
  const own = readers.find((reader) => reader.userId === userId);
  const isRead = isConversationRead({
    lastReadAt: own ? new Date(own.readAt) : null,
    latestMessageAt: new Date(createdAt),
  });
  const isDue = mayMark && isLookedAt && !isRead;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new message is read anew.
  useEffect(() => {
    if (!isDue || !isAtEnd()) return;
    // What this changes is announced; a failure is made up for by the next message or visit.
    call('GET /messages/read-conversation/:conversationId', { params: { conversationId } }).catch(
      () => {},
    );
  }, [isDue, hasNew, conversationId, latestMessageId]);
}
