import { describe, expect, it } from 'vitest';
import { messageAllowance, messagePeriodStart } from './message-allowance.ts';

const create = { 'messaging.message.create': true };

describe('messageAllowance', () => {
  it.each([
    [{}, 0, true, 0],
    [{ 'messaging.message.create': false, 'messaging.message.limit': 50 }, 0, true, 0],
    [{ 'messaging.message.create': false, 'messaging.message.limit': null }, 0, true, 0],
    [{ ...create, 'messaging.message.limit': 5 }, 4, false, 1],
    [{ ...create, 'messaging.message.limit': 5 }, 5, true, 0],
    [{ ...create, 'messaging.message.limit': 5 }, 6, true, 0],
    [{ ...create, 'messaging.message.limit': 0 }, 0, true, 0],
    [{ ...create, 'messaging.message.limit': null }, 10_000, false, null],
    [create, 10_000, false, null],
  ])('%j after %d messages is out: %s', (claims, sent, outOfMessages, remaining) => {
    expect(messageAllowance(claims, sent)).toMatchObject({ outOfMessages, remaining });
  });
});

describe('messagePeriodStart', () => {
  it.each([
    ['2026-03-01T00:00:00.000Z', '2026-03-01T00:00:00.000Z'],
    ['2026-02-28T23:59:59.999Z', '2026-02-01T00:00:00.000Z'],
    ['2026-12-31T12:00:00.000Z', '2026-12-01T00:00:00.000Z'],
  ])('puts %s in the period from %s', (now, start) => {
    expect(messagePeriodStart(new Date(now)).toISOString()).toBe(start);
  });
});
