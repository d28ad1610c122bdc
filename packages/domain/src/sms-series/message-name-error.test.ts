import { expect, it } from 'vitest';
import { messageNameError } from './message-name-error.ts';

it.each([
  ['', 'Required field'],
  ['   ', 'Required field'],
  [null, 'Required field'],
  [undefined, 'Required field'],
  ['a', null],
  ['a'.repeat(80), null],
  [` ${'a'.repeat(80)} `, null],
  ['🎉'.repeat(80), null],
  ['a'.repeat(81), 'Cannot exceed 80 characters'],
])('judges the name %j', (name, error) => {
  expect(messageNameError(name)).toBe(error);
});
