import type { ConversationMessage } from '@tandem/contract/conversations';
import { MINUTE_MS } from '@tandem/domain/time/durations';
import { zonedFields } from '@tandem/domain/time/time-zones';

/** What one person wrote in one go. */
export type MessageGroup = { id: number; messages: ConversationMessage[] };

export type MessageDay = { id: string; at: string; groups: MessageGroup[] };

/**
 * Puts a thread into days of the reader's calendar and, within a day, into what one author wrote in
 * one go, so that name and time stand there once instead of over every line. A pause starts anew.
 */
export function groupMessages(messages: ConversationMessage[], timeZone: string): MessageDay[] {
  const days: MessageDay[] = [];
  let last: ConversationMessage | undefined;
  for (const message of messages) {
    const id = dayId(message, timeZone);
    let day = days.at(-1);
    if (day?.id !== id) {
      day = { id, at: message.createdAt, groups: [] };
      days.push(day);
      last = undefined;
    }
    const group = day.groups.at(-1);
    if (group && last && continues(last, message)) group.messages.push(message);
    else day.groups.push({ id: message.id, messages: [message] });
    last = message;
  }
  return days;
}

const PAUSE_MS = 5 * MINUTE_MS;

function continues(before: ConversationMessage, message: ConversationMessage): boolean {
  return (
    before.brand_id === message.brand_id &&
    before.sender_id === message.sender_id &&
    Date.parse(message.createdAt) - Date.parse(before.createdAt) <= PAUSE_MS
  );
}

function dayId({ createdAt }: ConversationMessage, timeZone: string): string {
  const { year, month, day } = zonedFields(new Date(createdAt), timeZone);
  return `${year}-${month}-${day}`;
}
