import { messageType } from '@tandem/domain/conversations/message-type';
import { readingTime } from '@tandem/domain/conversations/reading-times';
import {
  type ConversationState,
  receiveReply,
  replyToConversation,
} from '@tandem/domain/conversations/reply-to-conversation';
import { type DemoScene, minutesBefore } from '../../../platform/demo/demo-part.ts';
import { ownerOf } from '../../brands/public.ts';
import type { CastConversation } from './cast-conversation.ts';
import type { DemoMessage } from './demo-conversation.ts';

/** How long a message waits for somebody to open it. */
const READ_AFTER_MINUTES = 7;

/** Each conversation as each of its brands keeps it, and how far each of their members has read. */
export function sideRows(talks: readonly CastConversation[], cast: DemoScene) {
  const kept = talks.flatMap((talk) => talk.between.map((slug) => keep(talk, slug, cast)));
  return {
    sides: kept.map(({ side }) => side),
    readings: kept.flatMap(({ readings }) => readings),
  };
}

function keep(talk: CastConversation, slug: string, { brandIds, userIds, now }: DemoScene) {
  const { id: conversationId, between, messages } = talk;
  const brandId = brandIds.get(slug) as number;
  const otherBrandId = brandIds.get(between.find((other) => other !== slug) ?? '') as number;
  const readAtByUser = new Map<string, Date>();

  let state: ConversationState<{ createdAt: Date }> = {
    isArchived: false,
    lastReadAt: null,
    messages: [],
  };
  for (const { from, by = ownerOf(from), minutesAgo } of messages) {
    const message = { createdAt: minutesBefore(now, minutesAgo) };
    const isOwn = from === slug;
    state = isOwn ? replyToConversation(state, message) : receiveReply(state, message);
    if (isOwn && by && state.lastReadAt) readAtByUser.set(by, state.lastReadAt);
  }
  const latest = messages.at(-1) as DemoMessage;
  const latestMessageAt = minutesBefore(now, latest.minutesAgo);
  if (latest.from !== slug && !talk.unreadBy?.includes(slug)) {
    const opened = minutesBefore(now, latest.minutesAgo - READ_AFTER_MINUTES);
    state = { ...state, lastReadAt: readingTime(latestMessageAt, opened < now ? opened : now) };
  }
  const readers = [ownerOf(slug), ...(talk.alsoReadBy ?? []).filter((by) => by.includes(slug))];
  const lastReadAt = state.lastReadAt;
  if (lastReadAt && lastReadAt > latestMessageAt && latest.by !== null) {
    for (const reader of readers) readAtByUser.set(reader, lastReadAt);
  }
  return {
    side: {
      brandId,
      conversationId,
      otherBrandId,
      latestMessageAt,
      lastReadAt,
      isArchived: talk.archivedBy?.includes(slug) ?? false,
      ...listFlags(talk, brandId),
    },
    readings: [...readAtByUser].flatMap(([email, readAt]) => {
      const userId = userIds.get(email);
      return userId ? [{ conversationId, brandId, userId, readAt }] : [];
    }),
  };
}

/** The lists a brand finds the conversation in, by the types of its messages. */
function listFlags({ messages, invites }: CastConversation, brandId: number) {
  const types = messages.map(({ kind = null, campaign }) => {
    const invitation = invites.find((invite) => invite.campaign === campaign) ?? null;
    return messageType({ kind, invitation }, brandId);
  });
  return {
    inReceivedInvitations: types.includes('receivedInvitation'),
    inReceivedApplications: types.includes('receivedApplication'),
    inSentInvitations: types.includes('sentInvitation'),
    inSentApplications: types.includes('sentApplication'),
  };
}
