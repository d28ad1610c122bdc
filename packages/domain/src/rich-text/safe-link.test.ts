import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LINK_LIMIT, misleadingHost, safeLink } from './safe-link.ts';

describe('safe link', () => {
  it.each([
    ['https://example.com', 'https://example.com'],
    ['http://example.com:8080/a?b=c#d', 'http://example.com:8080/a?b=c#d'],
    ['HTTPS://Example.com/Path', 'https://Example.com/Path'],
    ['  https://example.com/a b ', 'https://example.com/a%20b'],
    ['https://exa\nmple.com/\tx', 'https://example.com/x'],
    ['https://example.com?x', 'https://example.com?x'],
    ['https://example.com#x', 'https://example.com#x'],
    ['https://müsli.example/ü', 'https://müsli.example/ü'],
    ['https://example.com/@brand', 'https://example.com/@brand'],
    ['https://example.com/a:b', 'https://example.com/a:b'],
    ['mailto:team@brand.example', 'mailto:team@brand.example'],
    ['MailTo:team@brand.example?subject=Hi', 'mailto:team@brand.example?subject=Hi'],
  ])('links %j as %s', (address, link) => {
    expect(safeLink(address)).toBe(link);
  });

  it.each([
    '',
    'example.com',
    '/app/logout',
    '//evil.example',
    'https:/evil.example',
    'https:evil.example',
    'https://',
    'https:///evil.example',
    'https://:80',
    'https://example.com:port',
    'https://example.com:808080/',
    'https://bank.example@evil.example',
    'https://a:b@evil.example',
    'https://example.com\\@evil.example',
    'https://example.com/"onclick=x',
    'https://example.com/<b>',
    'https://example.com/>',
    'https://example.com/`',
    'https://example.com/\u0000',
    'https://example.com/\u00a0x',
    'https://exam\u200bple.com',
    'https://example.com/\u202egpj.exe',
    'https://example.com/\ud800',
    'mailto:',
    'mailto:nobody',
    'mailto:@brand.example',
    'mailto:a@b@c',
    'mailto://a@b',
    'mailto:?body=a@b',
    'ftp://example.com',
    'tel:+1',
    'javascript:alert(1)',
    ' jAvAsCrIpT:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'blob:https://example.com/x',
    'view-source:https://example.com',
    'javascript:https://example.com',
    `https://example.com/${'x'.repeat(LINK_LIMIT)}`,
  ])('makes no link of %j', (address) => {
    expect(safeLink(address)).toBeUndefined();
  });

  it('links an address of just the longest length', () => {
    const address = 'https://example.com/'.padEnd(LINK_LIMIT, 'x');
    expect(safeLink(address)).toBe(address);
    expect(safeLink(`${address}x`)).toBeUndefined();
  });

  it('leaves what it has passed unchanged', () => {
    const piece = fc.constantFrom(
      'https://',
      'mailto:',
      'a',
      '.',
      '@',
      '/',
      ' ',
      '%20',
      '\t',
      ':',
      '?',
    );
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        const link = safeLink(pieces.join(''));
        if (link) expect(safeLink(link)).toBe(link);
      }),
    );
  });
});

describe('misleading host', () => {
  it.each([
    ['bank.example', 'https://evil.example/login', 'evil.example'],
    [' https://bank.example/login', 'https://evil.example', 'evil.example'],
    ['HTTP://Bank.example', 'https://evil.example:8443/', 'evil.example'],
    ['www.bank.example', 'http://bank.example.evil.example', 'bank.example.evil.example'],
    ['help@bank.example', 'mailto:help@evil.example', 'evil.example'],
    ['bank.example', 'mailto:help@evil.example?subject=x', 'evil.example'],
    ['bаnk.example', 'https://bank.example', 'bank.example'],
  ])('shows that %j on %s leads to %s', (words, link, host) => {
    expect(misleadingHost(words, link)).toBe(host);
  });

  it.each([
    ['bank.example', 'https://bank.example/login'],
    ['https://www.bank.example/x', 'http://BANK.example'],
    ['bank.example:8443/x', 'https://bank.example'],
    ['help@bank.example', 'mailto:help@bank.example'],
    ['our catalogue', 'https://bank.example'],
    ['see bank.example', 'https://evil.example'],
    ['v2.0', 'https://bank.example'],
    ['Sale.', 'https://bank.example'],
    ['', 'https://bank.example'],
  ])('has nothing to say about %j on %s', (words, link) => {
    expect(misleadingHost(words, link)).toBeUndefined();
  });
});
