import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deleteFollowUps, deleteFollowUpsQuestion } from './delete-follow-ups.ts';

describe('deleteFollowUps', () => {
  it.each([
    [0, [], ['a', 'b', 'c']],
    [1, ['a'], ['b', 'c']],
    [2, ['a', 'b'], ['c']],
    [3, ['a', 'b', 'c'], []],
    [-1, [], ['a', 'b', 'c']],
  ])('from %i on keeps %j and deletes %j', (index, kept, deleted) => {
    expect(deleteFollowUps(['a', 'b', 'c'], index)).toEqual({ kept, deleted });
  });

  it('loses none and keeps the order', () => {
    fc.assert(
      fc.property(fc.array(fc.nat()), fc.nat(10), (list, index) => {
        const { kept, deleted } = deleteFollowUps(list, index);
        expect([...kept, ...deleted]).toEqual(list);
      }),
      { numRuns: 100 },
    );
  });
});

it.each([
  [1, 'Are you sure you want to delete this follow-up?'],
  [2, 'Are you sure you want to delete these 2 follow-ups?'],
])('asks about %i', (count, question) => {
  expect(deleteFollowUpsQuestion(count)).toBe(question);
});
