import type { ConversationMessage } from '@tandem/contract/conversations';
import { type MessageAction, messageActions } from '@tandem/domain/conversations/message-actions';
import type { MessageInvitation } from '@tandem/domain/conversations/message-type';
import {
  canTakePartnershipAction,
  type PartnershipAction,
} from '@tandem/domain/partnerships/take-partnership-action';
import { currentInvitationOf, typedMessage } from './invitation-of.ts';

export type ActionOffer = {
  action: MessageAction;
  label: string;
  /** Where it leads; without it the action is an answer given on the spot. */
  to: string | null;
  /** Why it cannot be done now. */
  refusal: string | null;
};

/**
 * What a message offers the brand looking at it. What is no longer possible says why (decision 0031),
 * on the request itself: what was said about it later does not repeat answers already given, and nobody
 * answers their own words (decision 0061).
 */
export function actionOffers(
  message: ConversationMessage,
  viewerBrandId: number,
  mayAct: boolean,
): ActionOffer[] {
  const isOwn = message.brand_id === viewerBrandId;
  return messageActions(typedMessage(message), viewerBrandId)
    .map((action) => ({
      action,
      label: LABELS[action],
      to: placeOf(action, message.campaign_id),
      refusal: refusalOf(action, message, viewerBrandId, mayAct),
    }))
    .filter(({ action, refusal }) => {
      const isAnswer = action === 'interested' || action === 'decline';
      return !isAnswer || (!isOwn && (message.partnership_action === null || refusal === null));
    });
}

/** What moves things on, if anything does: the one action to make the most of. */
export function mainAction(offers: readonly ActionOffer[]): MessageAction | null {
  const possible = offers.filter(({ refusal }) => refusal === null).map(({ action }) => action);
  return BY_WEIGHT.find((action) => possible.includes(action)) ?? null;
}

const BY_WEIGHT: readonly MessageAction[] = [
  'signAgreement',
  'createAgreement',
  'viewAgreement',
  'interested',
  'explore',
];

const LABELS: Record<MessageAction, string> = {
  interested: 'Interested',
  decline: 'Decline',
  viewCampaign: 'View sweepstakes',
  createAgreement: 'Create agreement',
  viewAgreement: 'View agreement',
  signAgreement: 'Sign agreement',
  explore: 'Explore brands',
};

function placeOf(action: MessageAction, campaignId: number | null): string | null {
  const agreement = `/builder/${campaignId}/partnership-agreement`;
  switch (action) {
    case 'viewCampaign':
      return `/explore/campaigns/${campaignId}/details`;
    case 'createAgreement':
    case 'viewAgreement':
      return agreement;
    case 'signAgreement':
      return `${agreement}/sign`;
    case 'explore':
      return '/explore';
    default:
      return null;
  }
}

function refusalOf(
  action: MessageAction,
  message: ConversationMessage,
  viewerBrandId: number,
  mayAct: boolean,
): string | null {
  const invitation = currentInvitationOf(message);
  if (!invitation || !isPartnershipAction(action)) return null;
  const side = viewerBrandId === invitation.inviteeBrandId ? 'invitee' : 'host';
  if (!canTakePartnershipAction(invitation, action, side)) return whyNot(action, invitation);
  return mayAct ? null : 'Only members and owners of your brand can answer.';
}

const PARTNERSHIP_ACTIONS: ReadonlySet<string> = new Set<PartnershipAction>([
  'interested',
  'decline',
  'createAgreement',
  'signAgreement',
]);

function isPartnershipAction(action: MessageAction): action is MessageAction & PartnershipAction {
  return PARTNERSHIP_ACTIONS.has(action);
}

function whyNot(action: PartnershipAction, { status, agreementStep }: MessageInvitation): string {
  if (status === 'rejected') return 'This was declined.';
  if (status === 'accepted') return 'This partnership is already agreed.';
  if (action === 'interested') return 'You already said that you are interested.';
  if (agreementStep === 'partnerSigned') return 'The partner has already signed.';
  return 'This has to wait for the other brand.';
}
