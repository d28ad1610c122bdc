import { expect, it } from 'vitest';
import { aMessage } from '../testing/a-message.ts';
import { groupMessages } from './group-messages.ts';

const at = (createdAt: string, more = {}) => aMessage({ createdAt, ...more });
const shape = (messages: Parameters<typeof groupMessages>[0], zone = 'UTC') =>
  groupMessages(messages, zone).map(({ id, groups }) => [
    id,
    groups.map((group) => group.messages.map((message) => message.id)),
  ]);

it('keeps what one author writes within five minutes together', () => {
  const messages = [
    at('2026-03-10T15:00:00Z', { id: 1 }),
    at('2026-03-10T15:05:00Z', { id: 2 }),
    at('2026-03-10T15:10:00.001Z', { id: 3 }),
  ];
  expect(shape(messages)).toEqual([['2026-3-10', [[1, 2], [3]]]]);
});

it('starts anew with another author, also of the same brand', () => {
  const messages = [
    at('2026-03-10T15:00:00Z', { id: 1 }),
    at('2026-03-10T15:00:01Z', { id: 2, sender_id: 21 }),
    at('2026-03-10T15:00:02Z', { id: 3, sender_id: null }),
    at('2026-03-10T15:00:03Z', { id: 4, sender_id: null, brand_id: 1 }),
  ];
  expect(shape(messages)).toEqual([['2026-3-10', [[1], [2], [3], [4]]]]);
});

it("ends a day at midnight of the reader's zone", () => {
  const messages = [at('2026-03-11T03:59:00Z', { id: 1 }), at('2026-03-11T04:01:00Z', { id: 2 })];
  expect(shape(messages, 'America/New_York')).toEqual([
    ['2026-3-10', [[1]]],
    ['2026-3-11', [[2]]],
  ]);
  expect(shape(messages)).toEqual([['2026-3-11', [[1, 2]]]]);
});

it('has no days without messages', () => {
  expect(shape([])).toEqual([]);
});
