import { expect, it } from 'vitest';
import { messageTimeline } from './message-timeline.ts';

const interval = { sendInterval: 2, unit: 'day' } as const;
const sendAt = new Date('2026-03-05T20:30:00Z');

it.each([
  [
    'a scheduled message',
    { status: 'scheduled', sendAt, timeZone: 'America/New_York', interval: null },
    { title: 'Scheduled', detail: 'March 05, 2026 3:30 pm EST', note: null },
  ],
  [
    'a sent follow-up',
    { status: 'sent', sendAt, timeZone: 'America/Los_Angeles', interval },
    { title: 'Sent', detail: 'March 05, 2026 12:30 pm PST', note: 'Message was sent' },
  ],
  [
    'a message in summer, on the next day in its zone',
    {
      status: 'active',
      sendAt: new Date('2026-07-31T23:05:00Z'),
      timeZone: 'Europe/Berlin',
      interval: null,
    },
    { title: 'Active', detail: 'August 01, 2026 1:05 am GMT+2', note: null },
  ],
  [
    'a follow-up without a date',
    { status: null, sendAt: null, timeZone: 'America/New_York', interval },
    { title: 'Sending: 2 days after previous message', detail: null, note: null },
  ],
  [
    'a follow-up with a date but no status',
    { status: null, sendAt, timeZone: 'America/New_York', interval },
    { title: 'Sending: 2 days after previous message', detail: null, note: null },
  ],
  [
    'an active follow-up without a date',
    { status: 'active', sendAt: null, timeZone: 'America/New_York', interval },
    { title: 'Sending: 2 days after previous message', detail: null, note: null },
  ],
  [
    'an active first message, which is sent on signup',
    { status: 'active', sendAt: null, timeZone: 'America/New_York', interval: null },
    { title: 'Active', detail: null, note: null },
  ],
  [
    'a new first message',
    { status: null, sendAt: null, timeZone: 'America/New_York', interval: null },
    { title: 'Draft', detail: null, note: null },
  ],
] as const)('describes %s', (_, message, timeline) => {
  expect(messageTimeline(message)).toEqual(timeline);
});
