import { describe, expect, it } from 'vitest';
import { digestSlot } from './notification-preferences.ts';

// 2 March 2026 is a Monday.
describe('digestSlot', () => {
  it.each([
    ['2026-03-02T12:59:59Z', null],
    ['2026-03-02T13:00:00Z', '2026-03-02T13:00:00.000Z'],
    ['2026-03-02T16:59:59Z', '2026-03-02T13:00:00.000Z'],
    ['2026-03-02T17:00:00Z', null],
    ['2026-03-02T00:00:00Z', null],
  ])('daily at %s: %s', (now, slot) => {
    expect(digestSlot('daily', new Date(now))?.toISOString() ?? null).toBe(slot);
  });

  it.each([
    ['2026-03-02T13:00:00Z', '2026-03-02T13:00:00.000Z'],
    ['2026-03-03T13:30:00Z', '2026-03-02T13:00:00.000Z'],
    ['2026-03-08T13:30:00Z', '2026-03-02T13:00:00.000Z'],
    ['2026-03-09T13:30:00Z', '2026-03-09T13:00:00.000Z'],
    ['2026-03-01T13:30:00Z', '2026-02-23T13:00:00.000Z'],
    ['2026-03-09T12:30:00Z', null],
  ])('weekly at %s: %s', (now, slot) => {
    expect(digestSlot('weekly', new Date(now))?.toISOString() ?? null).toBe(slot);
  });
});
