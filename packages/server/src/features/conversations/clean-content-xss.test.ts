import { XSS_VECTORS } from '@tandem/domain/rich-text/testing/xss-vectors';
import { countCharacters } from '@tandem/domain/validation/text-rules';
import { expect, it } from 'vitest';
import { cleanContent } from './clean-content.ts';

/**
 * All that cleaned html may consist of, to the letter. Stricter than asking a parser: whatever else
 * some parser might make of a '<' or a quote, there is none left for it to find.
 */
const PIECE =
  /<p>|<\/p>|<br>|<strong>|<\/strong>|<em>|<\/em>|<ul>|<\/ul>|<li>|<\/li>|<\/a>|<a href="(?:https?:\/\/|mailto:)[^"<>\s]+">|[^<>]+/gy;

it('knows at least 500 ways in, and that they are not clean to begin with', () => {
  expect(XSS_VECTORS.length).toBeGreaterThanOrEqual(500);
  const dirty = XSS_VECTORS.filter(({ html }) => strangePart(html) !== undefined);
  expect(dirty.length / XSS_VECTORS.length).toBeGreaterThan(0.95);
});

it('leaves only our own markup of each of them', () => {
  for (const { family, html } of XSS_VECTORS) {
    const clean = cleanContent(html);
    expect(strangePart(clean), `${family}: ${html.slice(0, 200)}`).toBeUndefined();
    expect(unbalanced(clean), `${family}: ${html.slice(0, 200)}`).toEqual([]);
  }
});

it('cleans each of them twice as once, also inside one another and cut off anywhere', () => {
  XSS_VECTORS.forEach(({ html }, at) => {
    const other = XSS_VECTORS[(at * 7 + 3) % XSS_VECTORS.length]?.html ?? '';
    const middle = Math.floor(countCharacters(html) / 2);
    for (const mixed of [html, html.slice(0, middle) + other, `${other}<p>${html}`]) {
      const clean = cleanContent(mixed);
      expect(cleanContent(clean)).toBe(clean);
      expect(strangePart(clean), mixed.slice(0, 200)).toBeUndefined();
    }
  });
});

function strangePart(html: string): string | undefined {
  const read = [...html.matchAll(PIECE)].reduce((length, [piece]) => length + piece.length, 0);
  return read === html.length ? undefined : html.slice(read, read + 80);
}

function unbalanced(html: string): string[] {
  const open: string[] = [];
  for (const [, end, name = ''] of html.matchAll(/<(\/?)([a-z]+)/g)) {
    if (name === 'br') continue;
    if (!end) open.push(name);
    else if (open.at(-1) === name) open.pop();
    else open.push(`/${name}`);
  }
  return open;
}
