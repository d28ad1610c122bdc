import { expect, it } from 'vitest';
import { decodeCharacterReferences } from './decode-character-references.ts';

it.each([
  ['Salt &amp; Pepper', 'Salt & Pepper'],
  ['&lt;b&gt; &quot;x&quot; &apos;y&apos;', '<b> "x" \'y\''],
  ['&amp;lt;', '&lt;'],
  ['a&nbsp;b', 'a\u00a0b'],
  ['&lsquo;&rsquo;&ldquo;&rdquo;&ndash;&mdash;&hellip;', '‘’“”–—…'],
  ['&#65;&#x41;&#X41;', 'AAA'],
  ['&#128512;&#x1F600;', '😀😀'],
  ['&#x10FFFF;', '\u{10ffff}'],
  ['&#x110000;', '\ufffd'],
  ['&#0;', '\ufffd'],
  ['&#xD7FF;', '\ud7ff'],
  ['&#xD800;', '\ufffd'],
  ['&#xDFFF;', '\ufffd'],
  ['&#xE000;', '\ue000'],
  ['&unknown; & &amp', '&unknown; & &amp'],
  ['&toString;', '&toString;'],
])('reads %s as %s', (text, expected) => {
  expect(decodeCharacterReferences(text)).toBe(expected);
});
