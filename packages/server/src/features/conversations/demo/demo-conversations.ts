import type { DemoConversation } from './demo-conversation.ts';
import { applicationTalks } from './talks/application-talks.ts';
import { friendlyTalks } from './talks/friendly-talks.ts';
import { invitationTalks } from './talks/invitation-talks.ts';
import { longTalk } from './talks/long-talk.ts';
import { quietTalks } from './talks/quiet-talks.ts';

/**
 * Northwind's inbox has every type of message with every answer to it. Lanternfold and Beanwhistle
 * have a few talks, Puddlekin only its welcome, and Barkmallow nothing at all.
 */
export const demoConversations: readonly DemoConversation[] = [
  longTalk,
  ...friendlyTalks,
  ...invitationTalks,
  ...applicationTalks,
  ...quietTalks,
];

/**
 * Messages sent this month, where the number itself is worth seeing: one is left of the five that
 * the free plan includes.
 */
export const demoMessageCounts: Readonly<Record<string, number>> = { beanwhistle: 4 };
