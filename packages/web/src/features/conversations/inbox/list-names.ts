import {
  IconArchive,
  IconInbox,
  IconMailForward,
  IconMailOpened,
  IconUserPlus,
  IconUserShare,
} from '@tabler/icons-react';
import type { ConversationListName } from '@tandem/contract/conversations';

/** The lists in the order people look through them. */
export const LISTS = [
  { list: 'inbox', name: 'Messages', icon: IconInbox },
  { list: 'receivedInvitations', name: 'Received invitations', icon: IconMailOpened },
  { list: 'receivedApplications', name: 'Received applications', icon: IconUserPlus },
  { list: 'sentInvitations', name: 'Sent invitations', icon: IconMailForward },
  { list: 'sentApplications', name: 'Sent applications', icon: IconUserShare },
  { list: 'archived', name: 'Archived', icon: IconArchive },
] as const satisfies { list: ConversationListName; name: string; icon: typeof IconInbox }[];

export function listName(wanted: ConversationListName): string {
  return LISTS.find(({ list }) => list === wanted)?.name ?? '';
}

/** What a list says while it is empty: what belongs into it, and why. */
export const EMPTY_WORDS: Record<Exclude<ConversationListName, 'inbox'>, [string, string]> = {
  receivedInvitations: [
    'No invitations received',
    'When a brand invites you to its sweepstakes, you answer it here.',
  ],
  receivedApplications: [
    'No applications received',
    'Brands that would like to join a sweepstakes of yours show up here.',
  ],
  sentInvitations: [
    'No invitations sent',
    'Brands you invite to a sweepstakes of yours stay in sight here.',
  ],
  sentApplications: ['No applications sent', 'Sweepstakes you apply to join stay in sight here.'],
  archived: [
    'Nothing archived',
    'Archive a conversation that is done. It comes back when somebody writes.',
  ],
};
