import type { ConversationMessage } from '@tandem/contract/conversations';

type CardWords = {
  /** What kind of message this is. */
  kind: string;
  /** Null where the content has a title of its own. */
  title: string | null;
};

/** What stands at the top of a card: what happened, from the side of the brand looking at it. */
export function cardWords(message: ConversationMessage, isOwn: boolean): CardWords {
  const { type, partnership_action: step } = message;
  const campaign = message.campaign_name ?? 'a sweepstakes';
  const host = message.host_brand_name ?? 'The host';
  const invitee = message.invitee_brand_name ?? 'The partner';
  const other = message.conversation_brand_name;
  switch (step) {
    case 'partner_indicate_interested':
      return { kind: 'Interest', title: interestWords(message, isOwn) };
    case 'host_shared_agreement':
      return {
        kind: 'Agreement',
        title: isOwn
          ? `You shared the agreement for ${campaign}`
          : `${host} shared the agreement for ${campaign}`,
      };
    case 'partner_signed':
      return {
        kind: 'Agreement',
        title: isOwn
          ? `You signed the agreement for ${campaign}`
          : `${invitee} signed the agreement for ${campaign}`,
      };
    case 'partner_confirmed':
      return { kind: 'Agreement', title: `The partnership for ${campaign} is agreed` };
  }
  // A request is written by the side that asks; the same request in the other side's words is an answer
  // without a step of the agreement, and that is a refusal.
  switch (type) {
    case 'receivedInvitation':
      if (isOwn) return { kind: 'Answer', title: `You declined the invitation to ${campaign}` };
      return { kind: 'Invitation', title: `${host} invites you to ${campaign}` };
    case 'sentInvitation':
      if (!isOwn) return { kind: 'Answer', title: `${invitee} declined to join ${campaign}` };
      return { kind: 'Invitation', title: `You invited ${invitee} to ${campaign}` };
    case 'receivedApplication':
      if (isOwn) return { kind: 'Answer', title: `You declined ${invitee} for ${campaign}` };
      return { kind: 'Application', title: `${invitee} would like to join ${campaign}` };
    case 'sentApplication':
      if (!isOwn) return { kind: 'Answer', title: `${host} declined your application` };
      return { kind: 'Application', title: `You applied to join ${campaign}` };
    case 'campaignAnnouncement':
      return { kind: 'Announcement', title: message.campaign_name ?? `News from ${other}` };
    case 'newBrandWelcome':
      return { kind: 'Welcome', title: null };
    default:
      return { kind: '', title: null };
  }
}

/** An application is answered by the host, who is interested in the brand and not in its own sweepstakes. */
function interestWords(message: ConversationMessage, isOwn: boolean): string {
  const campaign = message.campaign_name ?? 'a sweepstakes';
  const other = message.conversation_brand_name;
  if (message.application) {
    return isOwn
      ? `You are interested in having ${other} in ${campaign}`
      : `${other} is interested in having you in ${campaign}`;
  }
  return isOwn ? `You are interested in ${campaign}` : `${other} is interested in ${campaign}`;
}
