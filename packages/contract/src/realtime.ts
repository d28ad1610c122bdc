import type { ConversationItem, ConversationMessage, ConversationReader } from './conversations.ts';
import type { Notification } from './notifications.ts';

/**
 * What travels over the /ws2 socket: JSON objects with a `type`. The server only sends; a browser
 * that sends anything is told nothing. New kinds are added to this union, so that both sides learn
 * of them from the compiler. `brandId` is the brand whose view has changed: a person with several
 * brands hears about all of them on one socket.
 */
export type RealtimeMessage =
  | { type: 'hello'; userId: number }
  /** Says only that the connection lives; comes every half minute. */
  | { type: 'beat' }
  /** Something may have been missed: fetch anew. */
  | { type: 'resync' }
  | { type: 'session_ended' }
  | { type: 'access_changed' }
  | { type: 'billing_changed'; brandId: number }
  | {
      type: 'new_message';
      brandId: number;
      details: NewMessageDetails;
      message: ConversationMessage;
      conversation: ConversationItem;
      /** Of the viewing brand. */
      readers: ConversationReader[];
      /** Whether the viewing brand may write no more; told only when it wrote this message. */
      outOfMessages?: boolean;
    }
  | {
      type: 'conversation_changed';
      brandId: number;
      conversation: ConversationItem;
      readers: ConversationReader[];
    }
  /** A message says something else now: its invitation was answered, or it was taken down. */
  | { type: 'message_changed'; brandId: number; message: ConversationMessage }
  /** Too many changed at once to tell one by one: fetch anew. Null: whichever brand is open. */
  | { type: 'conversations_changed'; brandId: number | null }
  | { type: 'notification'; brandId: number; notification: Notification }
  | { type: 'notifications_read'; brandId: number; ids: number[] | 'all'; readAt: string }
  | { type: 'sandbox_changed'; store: 'texts' | 'mails' | 'charges' };

/** Platform §7. */
export interface NewMessageDetails {
  id: number;
  conversation_id: number;
  content: string;
  from_brand: string;
  from_brand_id: number;
  from_brand_logo: string | null;
  sender_user_id: number | null;
  sender_user_email: string | null;
}
