import { describe, expect, it } from 'vitest';
import {
  allowanceText,
  canOpenMessageEditor,
  messageAllowance,
  messagePeriod,
} from './message-allowance.ts';

describe('message allowance', () => {
  const CREATE = 'messaging.message.create';
  const LIMIT = 'messaging.message.limit';

  it.each([
    ['no claims', {}, 0, 'Out of messages'],
    ['a limit but no claim to create', { [LIMIT]: 10 }, 0, 'Out of messages'],
    ['a withdrawn claim', { [CREATE]: false }, 0, 'Out of messages'],
    ['nothing sent', { [CREATE]: true, [LIMIT]: 10 }, 0, '0/10 messages'],
    ['one left', { [CREATE]: true, [LIMIT]: 10 }, 9, '9/10 messages'],
    ['the limit reached', { [CREATE]: true, [LIMIT]: 10 }, 10, 'Out of messages'],
    [
      'the limit lowered below what was sent',
      { [CREATE]: true, [LIMIT]: 10 },
      11,
      'Out of messages',
    ],
    ['a limit of zero', { [CREATE]: true, [LIMIT]: 0 }, 0, 'Out of messages'],
    ['no limit', { [CREATE]: true }, 5000, ''],
    ['a limit of null', { [CREATE]: true, [LIMIT]: null }, 5000, ''],
  ])('with %s', (_what, claims, sent, text) => {
    const allowance = messageAllowance(claims, sent);
    expect(allowanceText(allowance)).toBe(text);
    expect(canOpenMessageEditor(allowance)).toBe(text !== 'Out of messages');
  });

  it('tells what was sent and the limit', () => {
    expect(messageAllowance({ [CREATE]: true, [LIMIT]: 10 }, 3)).toEqual({
      sent: 3,
      limit: 10,
      isExhausted: false,
    });
  });
});

describe('message period', () => {
  it.each([
    ['2024-02-01T00:00:00.000Z', '2024-02-01', '2024-03-01'],
    ['2024-02-29T23:59:59.999Z', '2024-02-01', '2024-03-01'],
    ['2024-03-01T00:00:00.000Z', '2024-03-01', '2024-04-01'],
    ['2024-12-31T12:00:00.000Z', '2024-12-01', '2025-01-01'],
  ])('of %s runs from %s until %s', (now, start, end) => {
    expect(messagePeriod(new Date(now))).toEqual({
      startsAt: new Date(`${start}T00:00:00Z`),
      endsAt: new Date(`${end}T00:00:00Z`),
    });
  });
});
