// The actions a message offers its viewer: those of its type, then those of its agreement step,
// each once (platform §4). The table there does not ask whether an answer was already given, so
// neither does this list; `takePartnershipAction` says which of them are still possible, and a
// screen disables the others.

import { agreementActions } from './agreement-actions.ts';
import { type MessageType, messageType, type TypedMessage } from './message-type.ts';

export type MessageAction =
  | 'interested'
  | 'decline'
  | 'viewCampaign'
  | 'createAgreement'
  | 'viewAgreement'
  | 'signAgreement'
  | 'explore';

export function messageActions(message: TypedMessage, viewerBrandId: number): MessageAction[] {
  const type = messageType(message, viewerBrandId);
  const { invitation } = message;
  const actions = new Set<MessageAction>(ACTIONS_BY_TYPE[type]);
  if (type === 'receivedApplication' && invitation?.status === 'interested') {
    actions.add('createAgreement');
  }
  if (invitation) {
    const side = viewerBrandId === invitation.inviteeBrandId ? 'invitee' : 'host';
    for (const action of agreementActions(invitation.agreementStep, side)) actions.add(action);
  }
  return [...actions];
}

const ACTIONS_BY_TYPE: Record<MessageType, readonly MessageAction[]> = {
  normal: [],
  campaignAnnouncement: [],
  receivedInvitation: ['interested', 'decline', 'viewCampaign'],
  sentInvitation: ['viewCampaign'],
  receivedApplication: ['interested', 'decline'],
  sentApplication: ['viewCampaign'],
  newBrandWelcome: ['explore'],
};
