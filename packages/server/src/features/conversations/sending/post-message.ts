import type { ConversationItem, ConversationMessage } from '@tandem/contract/conversations';
import type { MessageAllowance } from '@tandem/domain/conversations/message-allowance';
import { messageType } from '@tandem/domain/conversations/message-type';
import { messageTime, readingTime } from '@tandem/domain/conversations/reading-times';
import type { Transaction } from '../../../platform/db/database.ts';
import { HttpError, notFound } from '../../../platform/http/http-error.ts';
import type { Services } from '../../../platform/services.ts';
import { publishNewMessage } from '../publish-conversation.ts';
import { findBlocks, findMessage, lockSides, type MessageRow, recordReading } from '../queries.ts';
import { readWritten } from '../thread/read-written.ts';
import { spendMessage } from './allowance.ts';
import { findBySendKey, type InvitationList, insertMessage, renewSides } from './queries.ts';

export interface MessageToPost {
  conversationId: number;
  /** The brand that writes. */
  brandId: number;
  /** The member who writes; null for the product itself. */
  sender: (NonNullable<MessageRow['sender']> & { id: number }) | null;
  /** Clean html. */
  content: string;
  kind?: 'campaignAnnouncement' | 'newBrandWelcome';
  inviteId?: number;
  agreementStep?: NonNullable<MessageRow['agreementStep']>;
  sendKey?: string | undefined;
  /** Whether the plan's limit counts it; what the product says in a brand's name does not. */
  isCounted: boolean;
  now: Date;
}

/** As the brand that wrote sees it. */
export interface PostedMessage {
  message: ConversationMessage;
  conversation: ConversationItem;
  /** What is left; null when nothing was taken off. */
  allowance: MessageAllowance | null;
}

/**
 * Writes into a conversation: everything a message changes, in the caller's transaction and under
 * the conversation's lock. Both brands find it un-archived, the sender's as read, the other's as
 * unread (domain/conversations/reply-to-conversation). Asked twice with one key, it writes once.
 */
export async function postMessage(
  tx: Transaction,
  { realtime }: Pick<Services, 'realtime'>,
  message: MessageToPost,
): Promise<PostedMessage> {
  const { conversationId, brandId, sender, now } = message;
  const { own, other } = await lockOwnSide(tx, conversationId, brandId);
  const { content, kind = null, inviteId = null, agreementStep = null, sendKey = null } = message;
  const createdAt = messageTime(other.lastReadAt, now);
  const senderId = sender?.id ?? null;
  const facts = { conversationId, brandId, senderId, content, kind, agreementStep, createdAt };
  const brandIds = [own.brandId, other.brandId];
  const id = await insertMessage(tx, { ...facts, inviteId, sendKey }, brandIds);
  if (id === undefined) return readEarlier(tx, message);
  // What is refused from here on undoes the insert as well.
  await refuseBlocked(tx, brandId, other.brandId);
  const allowance = message.isCounted ? await spendMessage(tx, brandId, now) : null;

  // Only what is about an invitation has more to tell than was just written.
  const row = (inviteId !== null && (await findMessage(tx, id))) || {
    ...facts,
    id,
    sender,
    removedAt: null,
    ...NO_INVITATION,
  };
  const readAt = readingTime(createdAt, createdAt);
  await renewSides(tx, {
    conversationId,
    latestMessageAt: createdAt,
    writer: { brandId, readAt },
    lists: [own, other].map((side) => ({ brandId: side.brandId, list: listOf(row, side.brandId) })),
  });
  if (senderId !== null) {
    await recordReading(tx, { conversationId, brandId, userId: senderId, readAt });
  }
  const isOut = allowance?.isExhausted ?? false;
  return { ...(await publishNewMessage(tx, realtime, row, isOut)), allowance };
}

/** The same key again: the message is there, and whatever was asked for has happened. */
async function readEarlier(
  tx: Transaction,
  { brandId, conversationId, sendKey = '' }: MessageToPost,
): Promise<PostedMessage> {
  const sent = await findBySendKey(tx, brandId, sendKey);
  if (sent?.conversationId !== conversationId) {
    throw new HttpError(409, 'conflict', 'This message was sent to somebody else.');
  }
  return { ...(await readWritten(tx, sent.id, brandId)), allowance: null };
}

const NO_INVITATION = {
  invite: null,
  campaignName: null,
  inviteeName: null,
  inviteeLogo: null,
  hostName: null,
  hostLogo: null,
};

/** Both sides of a conversation of this brand; somebody else's is one that does not exist. */
export async function lockOwnSide(tx: Transaction, conversationId: number, brandId: number) {
  const sides = await lockSides(tx, conversationId);
  const own = sides.find((side) => side.brandId === brandId);
  const other = sides.find((side) => side.brandId !== brandId);
  if (!own || !other) throw notFound('conversation');
  return { own, other };
}

async function refuseBlocked(tx: Transaction, brandId: number, otherId: number): Promise<void> {
  const { byUs, byThem } = await findBlocks(tx, brandId, otherId);
  if (byUs) throw new HttpError(409, 'conflict', 'You blocked this brand. Unblock it to write.');
  if (byThem) {
    throw new HttpError(409, 'not_accepted', 'This brand does not accept messages from you.');
  }
}

/** The list that the message puts the conversation into, for one of its brands. */
function listOf(
  { kind, invite, agreementStep }: MessageRow,
  brandId: number,
): InvitationList | null {
  const invitation = invite && { ...invite, agreementStep };
  switch (messageType({ kind, invitation }, brandId)) {
    case 'receivedInvitation':
      return 'inReceivedInvitations';
    case 'receivedApplication':
      return 'inReceivedApplications';
    case 'sentInvitation':
      return 'inSentInvitations';
    case 'sentApplication':
      return 'inSentApplications';
    default:
      return null;
  }
}
