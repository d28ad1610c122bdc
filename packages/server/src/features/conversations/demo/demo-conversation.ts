import type { AgreementStep } from '@tandem/domain/partnerships/take-partnership-action';

/** What two demo brands said to each other, and how each of them keeps it. */
export interface DemoConversation {
  /** Slugs, in any order. */
  between: readonly [string, string];
  /** Oldest first. */
  messages: readonly DemoMessage[];
  /** Slugs of those who have not opened the latest message; everybody else has. */
  unreadBy?: readonly string[];
  /** Members who have read it besides the owner, by address. */
  alsoReadBy?: readonly string[];
  archivedBy?: readonly string[];
  /** The one of the two who blocked the other. */
  blockedBy?: string;
}

export interface DemoMessage {
  /** Slug of the brand that wrote it. */
  from: string;
  minutesAgo: number;
  /** Clean html. */
  content: string;
  /** Address of the member who wrote it, when not the owner; null for the product itself. */
  by?: string | null;
  /** Name of the campaign whose invitation this message carries. */
  campaign?: string;
  /** What it reports about the agreement. */
  step?: AgreementStep;
  kind?: 'campaignAnnouncement' | 'newBrandWelcome';
  /** Shown to the admins by the other brand. */
  report?: { reason: 'spam' | 'abuse' | 'fraud' | 'other'; comment: string };
}
