import { XSS_VECTORS } from '@tandem/domain/rich-text/testing/xss-vectors';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { parseInert } from './parse-inert.ts';
import { setAsideReported } from './set-aside-reported.ts';

// The parts of the product's content policy that html can offend by being parsed.
const POLICY = "script-src-attr 'none'; style-src-attr 'none'; base-uri 'self'";

const reported: string[] = [];
const note = ({ violatedDirective, sample }: SecurityPolicyViolationEvent) =>
  reported.push(`${violatedDirective} ${sample}`);
const policy = document.createElement('meta');

beforeAll(() => {
  policy.httpEquiv = 'Content-Security-Policy';
  policy.content = POLICY;
  document.head.append(policy);
  document.addEventListener('securitypolicyviolation', note);
});
afterAll(() => document.removeEventListener('securitypolicyviolation', note));
beforeEach(() => {
  reported.length = 0;
});

/** Reports arrive in tasks of their own, in the order of what caused them. */
async function reports(): Promise<string[]> {
  document.createElement('p').setAttribute('style', 'color: red');
  await expect.poll(() => reported.at(-1)).toMatch(/^style-src-attr/);
  return reported.slice(0, -1);
}

it('is parsed under a policy that does report', async () => {
  new DOMParser().parseFromString('<p style="color: red">', 'text/html');
  expect(await reports()).not.toEqual([]);
});

it.each([
  '<p onclick="x()">a</p>',
  '<p/onclick=x()>a',
  "<p title='>'\nONCLICK = x()>a",
  '<p class="a"onclick="x()">a',
  '<svg><animate onbegin=x()></svg>',
  '<p ="onclick=x()" onfocus=x()>a',
  '<!-- " --><p onclick=x()>a<!-- " -->',
  '<p style="color:red" data-x=\'"\' onclick=x()>a',
])('makes no report of %s', async (html) => {
  parseInert(html);
  expect(await reports()).toEqual([]);
});

it('makes no report of anything that attackers think of', async () => {
  for (const { html } of XSS_VECTORS) parseInert(html);
  if ((await reports()).length === 0) return;
  const loud: string[] = [];
  for (const { html } of XSS_VECTORS) {
    reported.length = 0;
    parseInert(html);
    if ((await reports()).length > 0) loud.push(html);
  }
  expect(loud).toEqual([]);
});

it.each([
  ['<p>turn it on=off, style = calm</p>', 'turn it on=off, style = calm'],
  ['<p title="<!--">a</p><p title="-->">b</p>', 'ab'],
  ['a<!-- " -->b<!---->c<!-->d', 'abcd'],
  ['<p>1 < 2 and 2 > 1', '1 < 2 and 2 > 1'],
  ['<style>p { color: red }</style>a<style>', 'a'],
])('keeps the words of %s', (html, words) => {
  expect(parseInert(html).textContent).toBe(words);
});

it('takes no time for markup without an end', () => {
  const started = performance.now();
  for (const piece of ENDLESS) setAsideReported(piece.repeat(20_000));
  // A hundredth of it on a quiet machine; minutes where a pattern tries every way to fail.
  expect(performance.now() - started).toBeLessThan(30_000);
});

const ENDLESS = [
  '<',
  '<p a="',
  '<!--',
  '<style>',
  '<p =',
  '<p / ',
  '<textarea>',
  '<title ',
  '</p ',
  '<![CDATA[',
];
