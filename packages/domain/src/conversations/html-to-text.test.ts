import fc from 'fast-check';
import { expect, it } from 'vitest';
import { htmlToText } from './html-to-text.ts';

it.each([
  ['', ''],
  ['plain words', 'plain words'],
  ['<p>Hello</p><p>there</p>', 'Hello there'],
  ['one<br>two<br/>three', 'one two three'],
  ['<ul><li>a</li><li>b</li></ul>', 'a b'],
  ['un<b>bro</b>ken <em>wo</em>rd', 'unbroken word'],
  ['<a href="https://example.com/?a=1>2">link</a>!', 'link!'],
  ["<a title='a > b'>link</a>", 'link'],
  ["<p>it's 5 > 4</p>", "it's 5 > 4"],
  ["<p data-x>it's</p><b>fine</b>", "it's fine"],
  ['3 < 4 and <3', '3 < 4 and <3'],
  ['ends with <', 'ends with <'],
  ['a <<b>c</b>', 'a <c'],
  ['a<!-- <b>gone</b> -->b', 'ab'],
  ['a<!---->b', 'ab'],
  ['a<!-- never closed', 'a'],
  ['a<img src=x onerror=alert(1)>b', 'a b'],
  ['a<img src=x onerror="alert(1)', 'a'],
  ['a<script>alert("</p>")</script>b', 'a b'],
  ['a<SCRIPT src="x>y">alert(1)</Script >b', 'a b'],
  ['a<script>never closed', 'a'],
  ['a<style>p { color: red }</style>b', 'a b'],
  ['a</script>b', 'a b'],
  ['a</style>b', 'a b'],
  ['<!doctype html><?xml?>x', 'x'],
  ['&lt;script&gt;alert(1)&lt;/script&gt;', '<script>alert(1)</script>'],
  ['&amp;lt;b&amp;gt;', '&lt;b&gt;'],
  ['&am<b>p;</b>', '&amp;'],
  ['a&nbsp;&nbsp; \n\t b', 'a b'],
])('turns %s into %j', (html, expected) => {
  expect(htmlToText(html)).toBe(expected);
});

it('gives back any text that was written as html', () => {
  const asHtml = (text: string) =>
    text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(htmlToText(`<p>${asHtml(text)}</p>`)).toBe(text.replace(/\s+/g, ' ').trim());
    }),
    { numRuns: 200 },
  );
});

it('takes any input and answers with one tidy line', () => {
  const scrap = fc.constantFrom(
    '<',
    '>',
    '"',
    '=',
    "'",
    '<b ',
    '</',
    '<!--',
    '<script>',
    'x',
    '\n',
  );
  fc.assert(
    fc.property(fc.array(scrap, { maxLength: 30 }), (scraps) => {
      const text = htmlToText(scraps.join(''));
      expect(text).toBe(text.replace(/\s+/g, ' ').trim());
      expect(text.length).toBeLessThanOrEqual(scraps.join('').length);
    }),
    { numRuns: 200 },
  );
});

it.each(['<', '<b', '<script>', '<script></script>', '<!--', '<a b="', '&'])(
  'reads a long run of %s in time that grows with its length',
  (scrap) => {
    const started = Date.now();
    htmlToText(scrap.repeat(20_000));
    expect(Date.now() - started).toBeLessThan(2000);
  },
);
