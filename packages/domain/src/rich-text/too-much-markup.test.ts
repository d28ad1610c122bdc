import { expect, it } from 'vitest';
import { tooMuchMarkup } from './too-much-markup.ts';

it.each([
  ['a plain letter', '<p>Hello</p><p>there</p>'.repeat(900), false],
  ['a list that somebody pasted', `<ul>${'<li>one</li>'.repeat(1_500)}</ul>`, false],
  ['many line breaks', 'line<br>'.repeat(3_000), false],
  ['items left open', '<li>one'.repeat(500), false],
  ['words without any markup', 'word '.repeat(20_000), false],
  ['lists within lists within lists', '<ul><li>'.repeat(12_300), true],
  ['bold within bold', '<b>'.repeat(501), true],
  ['more tags than a letter has', '<p></p>'.repeat(2_001), true],
  ['brackets only', '<'.repeat(100_000), true],
])('looks at %s', (_what, html, expected) => {
  expect(tooMuchMarkup(html)).toBe(expected);
});
