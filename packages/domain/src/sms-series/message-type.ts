// A message with an image is a multimedia message, any other a plain text (signup-forms §3). A
// message holds one image at a time, and clearing it turns the message back into a plain text.

export function messageType(imageUrl: string | null | undefined): MessageType {
  return imageUrl ? 'MMS' : 'SMS';
}

export type MessageType = 'SMS' | 'MMS';
