import { describe, expect, it } from 'vitest';
import {
  isShortLinkWarningIgnored,
  shortLinkWarningIgnoredUntil,
} from './short-link-warning-ignored-until.ts';

const now = new Date('2026-01-01T00:00:00.000Z');

describe('shortLinkWarningIgnoredUntil', () => {
  it.each([
    ['new', false, '2026-01-01T01:00:00.000Z'],
    ['saved', true, '2053-05-18T00:00:00.000Z'],
  ])('of a %s series', (_, isSaved, until) => {
    expect(shortLinkWarningIgnoredUntil(isSaved, now).toISOString()).toBe(until);
  });
});

describe('isShortLinkWarningIgnored', () => {
  it.each([
    [null, false],
    ['2025-12-31T23:59:59.999Z', false],
    ['2026-01-01T00:00:00.000Z', false],
    ['2026-01-01T00:00:00.001Z', true],
  ])('until %s: %s', (until, expected) => {
    expect(isShortLinkWarningIgnored(until === null ? null : new Date(until), now)).toBe(expected);
  });
});
