// The four lists beside the inbox: received and sent applications, received and sent invitations
// (platform §3). A conversation is in a list when any of its messages is of that type to the
// viewer, so one that holds an invitation and an application is in two. Order is kept.

import { type MessageType, messageType, type TypedMessage } from './message-type.ts';

export type InvitationLists<C> = {
  receivedApplications: C[];
  receivedInvitations: C[];
  sentApplications: C[];
  sentInvitations: C[];
};

export function groupByInvitation<C extends { messages: readonly TypedMessage[] }>(
  conversations: readonly C[],
  viewerBrandId: number,
): InvitationLists<C> {
  const holding = (type: MessageType) =>
    conversations.filter(({ messages }) =>
      messages.some((message) => messageType(message, viewerBrandId) === type),
    );
  return {
    receivedApplications: holding('receivedApplication'),
    receivedInvitations: holding('receivedInvitation'),
    sentApplications: holding('sentApplication'),
    sentInvitations: holding('sentInvitation'),
  };
}
