import type { ConversationMessage } from '@tandem/contract/conversations';

export const OWN_BRAND = 1;
export const OTHER_BRAND = 2;

/** A plain text of the other brand; say only what matters to the test. */
export function aMessage(parts: Partial<ConversationMessage> = {}): ConversationMessage {
  return {
    id: 1,
    conversation_id: 7,
    sender_id: 20,
    sender_name: 'A member',
    brand_id: OTHER_BRAND,
    content: '<p>Hello</p>',
    createdAt: '2026-03-10T15:00:00.000Z',
    removed: false,
    last_read: null,
    conversation_archive: false,
    conversation_brand_name: 'The other brand',
    conversation_brand_logo: null,
    conversation_brand_id: OTHER_BRAND,
    type: 'normal',
    partnershipinvite_id: null,
    partnership_action: null,
    agreement_step: parts.partnership_action ?? null,
    application: false,
    status: null,
    invitee_id: null,
    invitee_brand_name: null,
    invitee_brand_logo: null,
    host_brand_name: null,
    host_brand_logo: null,
    campaign_id: null,
    campaign_name: null,
    ...parts,
  };
}

/** An invitation that the own brand received. */
export function anInvitation(parts: Partial<ConversationMessage> = {}): ConversationMessage {
  return aMessage({
    type: 'receivedInvitation',
    partnershipinvite_id: 5,
    status: 'pending',
    invitee_id: OWN_BRAND,
    invitee_brand_name: 'The own brand',
    host_brand_name: 'The other brand',
    campaign_id: 9,
    campaign_name: 'Summer giveaway',
    ...parts,
  });
}
