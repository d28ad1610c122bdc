import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addEditedMessage,
  deleteFollowUps,
  deleteFollowUpsQuestion,
  editOneMessage,
} from './edit-series.ts';

describe('edit one message', () => {
  const messages = [
    { name: 'a', isEditing: true },
    { name: 'b', isEditing: false },
  ];

  it.each([
    [0, [true, false]],
    [1, [false, true]],
    [null, [false, false]],
  ])('edits the message at %j only', (index, expected) => {
    const edited = editOneMessage(messages, index);
    expect(edited.map((message) => message.isEditing)).toEqual(expected);
    expect(edited.map((message) => message.name)).toEqual(['a', 'b']);
  });

  it('closes the others when a follow-up is added', () => {
    expect(addEditedMessage(messages, { name: 'c', isEditing: false })).toEqual([
      { name: 'a', isEditing: false },
      { name: 'b', isEditing: false },
      { name: 'c', isEditing: true },
    ]);
  });
});

describe('delete follow ups', () => {
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
});
