// The states of a message and its series (signup-forms §4): draft, active, scheduled, sent, and null
// for a follow-up that has no date yet. Only a draft series opens for editing; any other is shown as
// a preview with a badge. Saving from the review step makes the series active, and if it is active
// already a question comes first because changes go live at once.

export type MessageStatus = 'draft' | 'active' | 'scheduled' | 'sent' | null;

export function messageMode(seriesStatus: MessageStatus): 'edit' | 'preview' {
  return seriesStatus === 'draft' || seriesStatus === null ? 'edit' : 'preview';
}

export const MESSAGE_STATUSES: readonly MessageStatus[] = [
  'draft',
  'active',
  'scheduled',
  'sent',
  null,
];

export const STATUS_AFTER_REVIEW = 'active' satisfies MessageStatus;

/** The badge of a previewed series; a draft has none. Anything unknown reads Pending (platform §4). */
export function messageBadge(status: MessageStatus): string | null {
  return messageMode(status) === 'edit' ? null : capitalize(String(status));
}

export function needsUpdateQuestion(seriesStatus: MessageStatus): boolean {
  return seriesStatus === 'active';
}

export const UPDATE_QUESTION = {
  title: 'Are you sure you want to update your message?',
  body: 'Your latest changes will go live immediately.',
  confirm: 'Update',
} as const;

export function capitalize(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

// A message with an image is a multimedia message, any other a plain text (signup-forms §3). A
// message holds one image at a time, and clearing it turns the message back into a plain text.
export function messageType(imageUrl: string | null | undefined): MessageType {
  return imageUrl ? 'MMS' : 'SMS';
}

export type MessageType = 'SMS' | 'MMS';
