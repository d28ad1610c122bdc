import { expect, it } from 'vitest';
import { aMessage, OTHER_BRAND, OWN_BRAND } from '../testing/a-message.ts';
import { readMarks } from './read-marks.ts';

const own = (id: number, createdAt: string) => aMessage({ id, createdAt, brand_id: OWN_BRAND });
const received = (id: number, createdAt: string) =>
  aMessage({ id, createdAt, brand_id: OTHER_BRAND });
const reader = (userId: number, readAt: string) => ({ userId, name: `Reader ${userId}`, readAt });

const NOON = '2026-03-10T12:00:00.000Z';
const ONE = '2026-03-10T13:00:00.000Z';
const TWO = '2026-03-10T14:00:00.000Z';

it('marks the newest own message that the other brand has read', () => {
  const messages = [own(1, NOON), own(2, ONE), received(3, ONE)];
  expect(readMarks(messages, OWN_BRAND, TWO, []).readByOtherId).toBe(2);
  expect(readMarks(messages, OWN_BRAND, ONE, []).readByOtherId).toBe(1);
  expect(readMarks(messages, OWN_BRAND, NOON, []).readByOtherId).toBeNull();
  expect(readMarks(messages, OWN_BRAND, null, []).readByOtherId).toBeNull();
});

it('names the members who have read the newest message received', () => {
  const messages = [received(1, NOON), received(2, ONE), own(3, TWO)];
  const readers = [reader(10, TWO), reader(11, ONE)];
  expect(readMarks(messages, OWN_BRAND, null, readers).seen).toEqual({
    messageId: 2,
    readers: [readers[0]],
  });
});

it('says nothing of readers while nobody has read the newest one, or none was received', () => {
  const readers = [reader(10, NOON)];
  expect(readMarks([received(1, NOON)], OWN_BRAND, null, readers).seen).toBeNull();
  expect(readMarks([own(1, NOON)], OWN_BRAND, null, [reader(10, TWO)]).seen).toBeNull();
});
