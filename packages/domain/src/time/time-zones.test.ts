import { describe, expect, it } from 'vitest';
import { isTimeZone, zonedFields } from './time-zones.ts';

describe('zonedFields', () => {
  it.each([
    ['2024-03-10T06:59:00Z', 'America/New_York', [2024, 3, 10, 1, 59]],
    ['2024-03-10T07:00:00Z', 'America/New_York', [2024, 3, 10, 3, 0]],
    ['2024-11-03T05:59:00Z', 'America/New_York', [2024, 11, 3, 1, 59]],
    ['2024-11-03T06:00:00Z', 'America/New_York', [2024, 11, 3, 1, 0]],
    ['2024-01-01T04:59:59Z', 'America/New_York', [2023, 12, 31, 23, 59]],
    ['2024-01-01T05:00:00Z', 'America/New_York', [2024, 1, 1, 0, 0]],
    ['2024-01-01T00:00:00Z', 'Asia/Kolkata', [2024, 1, 1, 5, 30]],
    ['2024-01-01T00:00:00Z', 'UTC', [2024, 1, 1, 0, 0]],
  ])('reads %s in %s as the wall clock there', (instant, timeZone, expected) => {
    const { year, month, day, hour, minute } = zonedFields(new Date(instant), timeZone);
    expect([year, month, day, hour, minute]).toEqual(expected);
  });

  it('refuses a zone that does not exist', () => {
    expect(() => zonedFields(new Date(0), 'Mars/Olympus')).toThrow(RangeError);
  });
});

describe('isTimeZone', () => {
  it.each([
    ['America/New_York', true],
    ['UTC', true],
    ['Mars/Olympus', false],
    ['', false],
  ])('answers for %j: %s', (value, expected) => {
    expect(isTimeZone(value)).toBe(expected);
  });
});
