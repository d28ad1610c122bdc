import { expect, it } from 'vitest';
import { addEditedMessage, editOneMessage } from './edit-one-message.ts';

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
