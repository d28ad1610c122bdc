import { describe, expect, it } from 'vitest';
import { notAfterTime, notBeforeTime, parseTimeOfDay } from './time-rules.ts';

describe('parseTimeOfDay', () => {
  it.each([
    ['12:00 AM', 0],
    ['00:00 AM', 0],
    ['12:59 AM', 59],
    ['01:00 AM', 60],
    ['11:59 AM', 719],
    ['12:00 PM', 720],
    ['02:30 PM', 870],
    ['14:30 PM', 870],
    ['14:30', 870],
    ['2:30pm', 870],
    ['23:59', 1439],
    ['24:00', undefined],
    ['010:00 AM', undefined],
    ['10:000', undefined],
    ['10:60 AM', undefined],
    ['10 AM', undefined],
    ['soon', undefined],
  ])('reads %s as minute %s', (text, minute) => {
    expect(parseTimeOfDay(text)).toBe(minute);
  });
});

describe('time limits', () => {
  it.each([
    ['08:59 PM', undefined, 'Time is too early'],
    ['09:00 PM', undefined, undefined],
    ['09:01 PM', 'Time is too late', undefined],
    ['12:30 AM', undefined, 'Time is too early'],
    ['whenever', undefined, undefined],
  ])('compares %s with 09:00 PM', (time, late, early) => {
    expect(notAfterTime('09:00 PM')(time)?.message).toBe(late);
    expect(notBeforeTime('09:00 PM')(time)?.message).toBe(early);
  });
});
