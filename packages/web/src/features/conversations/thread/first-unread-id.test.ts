import { expect, it } from 'vitest';
import { aMessage, OWN_BRAND } from '../testing/a-message.ts';
import { firstUnreadId } from './first-unread-id.ts';

const NOON = '2026-03-10T12:00:00.000Z';
const ONE = '2026-03-10T13:00:00.000Z';
const TWO = '2026-03-10T14:00:00.000Z';
const received = (id: number, createdAt: string) => aMessage({ id, createdAt });
const own = (id: number, createdAt: string) => aMessage({ id, createdAt, brand_id: OWN_BRAND });

it('finds where the reader left off', () => {
  const messages = [received(1, NOON), received(2, ONE), received(3, TWO)];
  expect(firstUnreadId(messages, '2026-03-10T12:30:00.000Z', OWN_BRAND)).toBe(2);
  // The same instant counts as unread.
  expect(firstUnreadId(messages, TWO, OWN_BRAND)).toBe(3);
});

it('passes over own messages, which nobody has to read', () => {
  expect(firstUnreadId([received(1, NOON), own(2, ONE)], ONE, OWN_BRAND)).toBeNull();
});

it('marks nothing when all is read or all is new', () => {
  const messages = [received(1, NOON), received(2, ONE)];
  expect(firstUnreadId(messages, TWO, OWN_BRAND)).toBeNull();
  expect(firstUnreadId(messages, null, OWN_BRAND)).toBeNull();
});
