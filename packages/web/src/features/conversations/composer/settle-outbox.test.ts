import { expect, it } from 'vitest';
import { aMessage } from '../testing/a-message.ts';
import { type OutboxEntry, settleOutbox } from './settle-outbox.ts';

const ME = 20;

function entry(key: string, content: string, parts: Partial<OutboxEntry> = {}): OutboxEntry {
  return {
    key,
    conversationId: 7,
    content,
    afterId: 10,
    createdAt: '2026-03-10T15:00:00.000Z',
    state: 'sending',
    problem: null,
    ...parts,
  };
}

const arrived = (id: number, content: string, sender_id = ME) =>
  aMessage({ id, content, sender_id });
const keys = (entries: OutboxEntry[]) => entries.map(({ key }) => key);

it('drops what has arrived, however the server tidied its html', () => {
  const waiting = [entry('a', '<p>Hi <strong>you</strong></p>')];
  expect(settleOutbox(waiting, [arrived(11, '<p>Hi <b>you</b></p>')], ME)).toEqual([]);
});

it('keeps what nobody has seen yet: older words, other words, other people', () => {
  const waiting = [entry('a', '<p>Hi</p>')];
  const messages = [
    arrived(10, '<p>Hi</p>'),
    arrived(11, '<p>Ho</p>'),
    arrived(12, '<p>Hi</p>', 21),
  ];
  expect(keys(settleOutbox(waiting, messages, ME))).toEqual(['a']);
});

it('takes each arrived message for one entry only', () => {
  const waiting = [entry('a', '<p>Hi</p>'), entry('b', '<p>Hi</p>')];
  expect(keys(settleOutbox(waiting, [arrived(11, '<p>Hi</p>')], ME))).toEqual(['b']);
});
