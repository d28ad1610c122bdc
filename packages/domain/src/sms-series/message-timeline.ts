// What the timeline says about one message (signup-forms §4): the capitalized status as the title,
// and beneath it the date as 'MMMM DD, YYYY' with time and time zone. A sent message adds 'Message
// was sent'. A follow-up without a date yet says how long after the previous message it goes out.
import { formatClockTime } from '../time/format-time.ts';
import { type FollowUpInterval, followUpScheduleText } from './follow-up-interval.ts';
import { capitalize, type MessageStatus } from './message-status.ts';

export function messageTimeline(message: {
  status: MessageStatus;
  sendAt: Date | null;
  timeZone: string;
  interval: FollowUpInterval | null;
}): MessageTimeline {
  const { status, sendAt, timeZone, interval } = message;
  if (!status || !sendAt) {
    const title = interval ? followUpScheduleText(interval) : capitalize(status ?? 'draft');
    return { title, detail: null, note: null };
  }
  return {
    title: capitalize(status),
    detail: formatSendTime(sendAt, timeZone),
    note: status === 'sent' ? 'Message was sent' : null,
  };
}

export type MessageTimeline = { title: string; detail: string | null; note: string | null };

function formatSendTime(at: Date, timeZone: string): string {
  const part = (options: Intl.DateTimeFormatOptions, type: Intl.DateTimeFormatPartTypes) =>
    new Intl.DateTimeFormat('en-US', { timeZone, ...options })
      .formatToParts(at)
      .find((one) => one.type === type)?.value;
  const month = part({ month: 'long' }, 'month');
  const day = part({ day: '2-digit' }, 'day');
  const year = part({ year: 'numeric' }, 'year');
  const zone = part({ timeZoneName: 'short' }, 'timeZoneName');
  return `${month} ${day}, ${year} ${formatClockTime(at, timeZone)} ${zone}`;
}
