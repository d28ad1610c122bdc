import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isConversationRead, messageTime, readingTime } from './reading-times.ts';

describe('is conversation read', () => {
  const at = (ms: number | null) => (ms === null ? null : new Date(ms));

  describe('isConversationRead', () => {
    it.each([
      ['never read', null, 1000, false],
      ['read before the latest message', 999, 1000, false],
      ['read at the same instant', 1000, 1000, false],
      ['read after the latest message', 1001, 1000, true],
      ['without messages', null, null, true],
    ])('when %s', (_when, lastRead, latest, expected) => {
      const state = { lastReadAt: at(lastRead), latestMessageAt: at(latest) };
      expect(isConversationRead(state)).toBe(expected);
    });
  });

  describe('readingTime', () => {
    it('is now where now is late enough', () => {
      expect(readingTime(at(1000), new Date(1001))).toEqual(new Date(1001));
      expect(readingTime(null, new Date(1001))).toEqual(new Date(1001));
    });

    it('is just after a message from a faster clock', () => {
      expect(readingTime(at(1000), new Date(1000))).toEqual(new Date(1001));
    });

    it('makes every conversation read, whatever the clocks say', () => {
      const ms = fc.integer({ min: 0, max: 10 });
      fc.assert(
        fc.property(ms, ms, (latest, now) => {
          const latestMessageAt = new Date(latest);
          const lastReadAt = readingTime(latestMessageAt, new Date(now));
          expect(isConversationRead({ lastReadAt, latestMessageAt })).toBe(true);
          expect(lastReadAt >= new Date(now)).toBe(true);
        }),
        { numRuns: 100 },
      );
    });
  });
});

describe('message time', () => {
  const now = new Date('2026-03-04T05:06:07.008Z');
  const at = (ms: number) => new Date(now.getTime() + ms);

  describe('messageTime', () => {
    it.each([
      [null, now],
      [at(-1), now],
      [at(0), now],
      [at(1), at(1)],
      [at(60_000), at(60_000)],
    ])('of a reader who last read at %o is %o', (lastReadAt, expected) => {
      expect(messageTime(lastReadAt, now)).toEqual(expected);
      const latestMessageAt = messageTime(lastReadAt, now);
      expect(isConversationRead({ lastReadAt, latestMessageAt })).toBe(false);
    });
  });
});
