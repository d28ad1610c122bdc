import { describe, expect, it } from 'vitest';
import { isConversationRead } from './is-conversation-read.ts';
import { messageTime } from './message-time.ts';

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
