import { expect, it } from 'vitest';
import { seenByText } from './seen-by-text.ts';

const reader = (userId: number) => ({ userId, name: `Member ${userId}`, readAt: '' });

it.each([
  [[1], 'Seen by you'],
  [[2, 1], 'Seen by you and Member 2'],
  [[2, 3, 1], 'Seen by you, Member 2 and Member 3'],
  [[2, 3, 4, 5, 1], 'Seen by you, Member 2, Member 3 and 2 more'],
  [[2], 'Seen by Member 2'],
])('says of %j: %s', (ids, text) => {
  expect(seenByText(ids.map(reader), 1)).toBe(text);
});
