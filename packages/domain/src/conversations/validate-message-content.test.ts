import { expect, it } from 'vitest';
import { MESSAGE_TEXT_LIMIT, validateMessageContent } from './validate-message-content.ts';

it.each(['', ' ', '<p></p>', '<p>&nbsp;</p>', '<p><br></p><ul><li> </li></ul>', '<p>\u200b</p>'])(
  'asks for words instead of %j',
  (html) => {
    expect(validateMessageContent(html)).toBe('Required field');
  },
);

it.each(['<p>x</p>', '<p>0</p>', '<p>👍</p>', '<ul><li>.</li></ul>'])('takes %s', (html) => {
  expect(validateMessageContent(html)).toBeUndefined();
});

it('counts 5,000 characters as the reader sees them', () => {
  const full = '👍'.repeat(MESSAGE_TEXT_LIMIT - 1);
  expect(validateMessageContent(`<p><strong>${full}</strong>&amp;</p>`)).toBeUndefined();
  expect(validateMessageContent(`<p>${full}&amp;x</p>`)).toBe('Cannot exceed 5000 characters');
});

it('refuses html ten times longer than any text', () => {
  const html = (length: number) => '<p>x</p>'.padEnd(length, '<p></p>').slice(0, length);
  expect(validateMessageContent(html(50_000))).toBeUndefined();
  expect(validateMessageContent(html(50_001))).toBe('Too much formatting');
});
