import type {
  ConversationItem,
  ConversationMessage,
  ConversationReader,
} from '../conversations.ts';

export type ConversationsRealtime =
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
  | { type: 'conversations_changed'; brandId: number | null };

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
