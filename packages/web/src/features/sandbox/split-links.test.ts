import { describe, expect, it } from 'vitest';
import { splitLinks } from './split-links.ts';

describe('splitLinks', () => {
  it.each([
    ['nothing to see', []],
    ['http://127.0.0.1:3000/app/x?token=a-b_c', ['http://127.0.0.1:3000/app/x?token=a-b_c']],
    ['Open https://a.example/b. Then', ['https://a.example/b']],
    ['(https://a.example/b)\nhttps://c.example', ['https://a.example/b', 'https://c.example']],
    ['javascript:alert(1) ftp://x', []],
  ])('finds the addresses in %j', (text, links) => {
    const parts = splitLinks(text);
    expect(parts.flatMap(({ href }) => href ?? [])).toEqual(links);
    expect(parts.map((part) => part.text).join('')).toBe(text);
  });
});
