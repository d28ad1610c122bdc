import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanContent } from './clean-content.ts';

describe('what a message keeps', () => {
  it.each([
    ['words alone', 'Hello', '<p>Hello</p>'],
    ['paragraphs', '<p>One</p><p>Two</p>', '<p>One</p><p>Two</p>'],
    ['line breaks', '<p>One<br>Two</p>', '<p>One<br>Two</p>'],
    ['bold', '<p><b>a</b> <strong>b</strong></p>', '<p><strong>a</strong> <strong>b</strong></p>'],
    ['italic', '<p><i>a</i><em>b</em></p>', '<p><em>ab</em></p>'],
    ['both', '<em><b>a</b>b</em>', '<p><strong><em>a</em></strong><em>b</em></p>'],
    ['a list', '<ul><li>a</li><li>b</li></ul>', '<ul><li>a</li><li>b</li></ul>'],
    ['the editor’s list', '<ul><li><p>a</p></li></ul>', '<ul><li>a</li></ul>'],
    ['lines of an item', '<ul><li><p>a</p>\n<p>b</p></li></ul>', '<ul><li>a<br>b</li></ul>'],
    ['a numbered list as bullets', '<ol><li>a</li></ol>', '<ul><li>a</li></ul>'],
    ['divisions and headings', '<h1>a</h1><div>b</div>', '<p>a</p><p>b</p>'],
    ['cells apart', '<table><tr><td>a</td><td>b</td></tr></table>', '<p>a b</p>'],
    ['one empty line', '<p>a</p><p></p><p><br></p><p>b</p>', '<p>a</p><p></p><p>b</p>'],
    ['two line breaks at most', 'a<br><br><br>b', '<p>a<br><br>b</p>'],
    ['a lone sign', '3 < 4 & "5" > 4', '<p>3 &lt; 4 &amp; "5" &gt; 4</p>'],
    ['words of unknown tags', '<blink>a</blink><o:p>b</o:p>', '<p>ab</p>'],
    [
      'text after a nested list',
      '<ul><li>a<ul><li>b</li></ul>c</li></ul>',
      '<ul><li>a<ul><li>b</li></ul></li><li>c</li></ul>',
    ],
    ['an item without a list', '<li>a</li>b', '<ul><li>a</li></ul><p>b</p>'],
  ])('%s', (_, html, clean) => {
    expect(cleanContent(html)).toBe(clean);
  });
});

describe('what it loses', () => {
  it.each([
    ['empty paragraphs at the ends', '<p></p><p>&nbsp;</p><p>a</p><p><br></p>', '<p>a</p>'],
    ['spaces nobody sees', '<p> a <b> b</b>\n c </p>', '<p>a <strong>b</strong> c</p>'],
    ['attributes', '<p class="x" style="color:red" onclick="x()">a</p>', '<p>a</p>'],
    ['scripts with their code', 'a<script>alert(1)</script>b', '<p>ab</p>'],
    ['drawings with their text', 'a<svg><text>x</text></svg>b', '<p>ab</p>'],
    ['frames with their fallback', 'a<iframe><p>x</p></iframe>b', '<p>ab</p>'],
    ['comments', 'a<!-- <b>x</b> -->b', '<p>ab</p>'],
    ['pictures', 'a<img src="https://track.example/p.gif">b', '<p>ab</p>'],
    ['empty items', '<ul><li></li><li>a</li></ul>', '<ul><li>a</li></ul>'],
    ['controls and turned reading', 'a\u0000b\u202ec&#1;', '<p>abc</p>'],
    ['half characters', 'a\ud800b', '<p>a\ufffdb</p>'],
    ['everything that says nothing', '<ul><li><p> &nbsp;</p></li></ul><p><br></p>', ''],
  ])('%s', (_, html, clean) => {
    expect(cleanContent(html)).toBe(clean);
  });

  it('flattens lists below the fifth level', () => {
    const clean = cleanContent(`${'<ul><li>a'.repeat(8)}`);
    expect(clean).toBe(
      `${'<ul><li>a'.repeat(5)}${'</li><li>a'.repeat(3)}${'</li></ul>'.repeat(5)}`,
    );
  });
});

describe('links', () => {
  it.each([
    [
      'the web',
      '<a href="https://a.example/?b=1&amp;c">x</a>',
      '<p><a href="https://a.example/?b=1&amp;c">x</a></p>',
    ],
    ['mail', '<a href="mailto:a@b.example">x</a>', '<p><a href="mailto:a@b.example">x</a></p>'],
    ['scripts: not', '<a href="javascript:alert(1)">x</a>', '<p>x</p>'],
    ['pages of our own: not', '<a href="/app/logout">x</a>', '<p>x</p>'],
    [
      'other attributes: not',
      '<a href="https://a.example" target=x ping=y>x</a>',
      '<p><a href="https://a.example">x</a></p>',
    ],
    [
      'bare addresses',
      'see https://a.example/b.',
      '<p>see <a href="https://a.example/b">https://a.example/b</a>.</p>',
    ],
    [
      'a bracket of the text',
      '(http://a.example)',
      '<p>(<a href="http://a.example">http://a.example</a>)</p>',
    ],
    [
      'a bracket of its own',
      'http://a.example/b_(c)',
      '<p><a href="http://a.example/b_(c)">http://a.example/b_(c)</a></p>',
    ],
    [
      'a link in a link',
      '<a href="https://a.example">a<a href="https://b.example">b</a></a>',
      '<p><a href="https://a.example">a</a><a href="https://b.example">b</a></p>',
    ],
    ['an odd bare address: not', 'http://a@b.example', '<p>http://a@b.example</p>'],
  ])('%s', (_, html, clean) => {
    expect(cleanContent(html)).toBe(clean);
  });

  it('drops them when their addresses would fill the message many times over', () => {
    const address = `https://a.example/${'x'.repeat(1900)}`;
    const clean = cleanContent(`<a href="${address}">${'a<br>'.repeat(12)}http://b.example`);
    expect(clean).toBe(
      `<p>${'a<br>'.repeat(12)}<a href="http://b.example">http://b.example</a></p>`,
    );
  });
});

it('changes nothing that is clean', () => {
  const scrap = fc.constantFrom(
    ...'<p>|</p>|<br>|<ul>|</ul>|<li>|</li>|<b>|</b>|<i>|</i>|<a href="http://a.b">|</a>|<div>|</div>|<td>|<svg>|</svg>|<!--|-->|<noscript>|</noscript>|http://c.d|)|.| |\n|&nbsp;|&lt;|&#1;|&amp;amp;|<|>|"|x|<a href="|\u200b|\ud83d|\ude00|<script>|</script>|<textarea>|]]>'.split(
      '|',
    ),
    `<a href="http://a.b/${'x'.repeat(1900)}">`,
  );
  fc.assert(
    fc.property(fc.array(fc.oneof({ weight: 9, arbitrary: scrap }, fc.string())), (scraps) => {
      const clean = cleanContent(scraps.join(''));
      expect(cleanContent(clean)).toBe(clean);
    }),
    { numRuns: 2000 },
  );
});

it.each([
  '<',
  '<b>',
  '<ul><li>',
  '<li>a',
  '<i>a<b>',
  '<p>',
  '</p>',
  '<a b="',
  '<!--',
  '<svg>',
  '&',
  '<br> ',
  'http://a)',
  '<div><p>',
])('reads 20,000 characters of %s within 50 ms', (scrap) => {
  const html = scrap.repeat(20_000 / scrap.length);
  expect(
    Math.min(...[1, 2, 3, 4, 5].map(() => milliseconds(() => cleanContent(html)))),
  ).toBeLessThan(50);
});

/** Of this thread alone: what else the machine does is no property of the input. */
function milliseconds(work: () => void): number {
  const started = process.threadCpuUsage();
  work();
  return process.threadCpuUsage(started).user / 1000;
}
