import { expect, it } from 'vitest';
import { messageType } from './message-type.ts';

it.each([
  ['https://cdn.tandem.test/a.png', 'MMS'],
  ['', 'SMS'],
  [null, 'SMS'],
  [undefined, 'SMS'],
])('makes a message with image %j an %s', (imageUrl, type) => {
  expect(messageType(imageUrl)).toBe(type);
});
