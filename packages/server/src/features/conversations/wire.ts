import type {
  ConversationItem,
  ConversationMessage,
  ConversationReader,
} from '@tandem/contract/conversations';
import { displayName } from '@tandem/domain/accounts/display-name';
import { messageType } from '@tandem/domain/conversations/message-type';
import type { AgreementStep } from '@tandem/domain/partnerships/take-partnership-action';
import type { ItemRow, listReaders, MessageRow } from './queries.ts';

/** A conversation as the list of one of its brands shows it. */
export function itemToWire(row: ItemRow): ConversationItem {
  return {
    conversationId: row.conversationId,
    title: row.otherName,
    image: row.otherLogo,
    text: row.latestText,
    createdAt: row.latestMessageAt.toISOString(),
    isRead: !row.isUnread,
    brandId: row.otherBrandId,
    latestMessageId: row.latestMessageId,
    latestBrandId: row.latestBrandId,
    last_read: row.lastReadAt?.toISOString() ?? null,
    otherReadAt: row.otherReadAt?.toISOString() ?? null,
    conversation_archived: row.isArchived,
    lists: [
      ...(row.inReceivedInvitations ? (['receivedInvitations'] as const) : []),
      ...(row.inReceivedApplications ? (['receivedApplications'] as const) : []),
      ...(row.inSentInvitations ? (['sentInvitations'] as const) : []),
      ...(row.inSentApplications ? (['sentApplications'] as const) : []),
    ],
    isBlocked: row.isBlocked,
    version: row.version,
  };
}

/** A message as one of its two brands sees it; `item` is that brand's view of the conversation. */
export function messageToWire(
  row: MessageRow,
  item: ConversationItem,
  viewerId: number,
): ConversationMessage {
  const { invite, sender } = row;
  return {
    id: row.id,
    conversation_id: row.conversationId,
    sender_id: row.senderId,
    sender_name: sender && displayName(sender),
    brand_id: row.brandId,
    content: row.removedAt ? '' : row.content,
    createdAt: row.createdAt.toISOString(),
    removed: row.removedAt !== null,
    last_read: item.last_read,
    conversation_archive: item.conversation_archived,
    conversation_brand_name: item.title,
    conversation_brand_logo: item.image,
    conversation_brand_id: item.brandId,
    type: messageType(
      {
        kind: row.kind,
        invitation: invite && { ...invite, agreementStep: row.agreementStep },
      },
      viewerId,
    ),
    partnershipinvite_id: invite?.id ?? null,
    partnership_action: row.agreementStep && WIRE_STEPS[row.agreementStep],
    agreement_step: invite?.agreementStep ? WIRE_STEPS[invite.agreementStep] : null,
    application: invite?.isApplication ?? false,
    status: invite?.status ?? null,
    invitee_id: invite?.inviteeBrandId ?? null,
    invitee_brand_name: row.inviteeName,
    invitee_brand_logo: row.inviteeLogo,
    host_brand_name: row.hostName,
    host_brand_logo: row.hostLogo,
    campaign_id: invite?.campaignId ?? null,
    campaign_name: row.campaignName,
  };
}

const WIRE_STEPS = {
  partnerIndicatedInterest: 'partner_indicate_interested',
  hostSharedAgreement: 'host_shared_agreement',
  partnerSigned: 'partner_signed',
  partnerConfirmed: 'partner_confirmed',
} as const satisfies Record<AgreementStep, string>;

type ReaderRow = Awaited<ReturnType<typeof listReaders>>[number];

/** Only those of one brand: the other brand's people are its own business. */
export function readersToWire(rows: ReaderRow[], brandId: number): ConversationReader[] {
  return rows
    .filter((row) => row.brandId === brandId)
    .map((row) => ({
      userId: row.userId,
      name: displayName(row),
      readAt: row.readAt.toISOString(),
    }));
}
