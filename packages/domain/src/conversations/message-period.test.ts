import { expect, it } from 'vitest';
import { messagePeriod } from './message-period.ts';

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
