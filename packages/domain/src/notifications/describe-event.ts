// Everything a notification can be about. A feature describes its events in its own folder; here they
// are listed, and the union of all events follows from the list.

import { billingEvents } from '../billing/billing-events.ts';
import { brandEvents } from '../brands/brand-events.ts';
import { conversationEvents } from '../conversations/conversation-events.ts';
import { partnershipEvents } from '../partnerships/partnership-events.ts';
import type { EventDescription, EventDescriptions } from './event-description.ts';

export const EVENT_PARTS = [
  billingEvents,
  brandEvents,
  conversationEvents,
  partnershipEvents,
] as const;

/** Something that happened, named by `kind`, with what its description needs to know. */
export type NotificationEvent = EventOf<(typeof EVENT_PARTS)[number]>;

type EventOf<Part> = Part extends EventDescriptions
  ? { [Kind in keyof Part]: { kind: Kind } & Parameters<Part[Kind]>[0] }[keyof Part]
  : never;

const DESCRIPTIONS: EventDescriptions = Object.assign({}, ...EVENT_PARTS);

export function describeEvent(event: NotificationEvent): EventDescription {
  const describe = DESCRIPTIONS[event.kind];
  if (!describe) throw new Error(`nobody describes ${event.kind}`);
  return describe(event as never);
}
