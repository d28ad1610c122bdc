import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { UrlRule } from './form-trigger.ts';
import { isPageTargeted, matchesUrlRule } from './is-page-targeted.ts';

const exact = (path: string): UrlRule => ({ path, type: 'exact' });
const contain = (path: string): UrlRule => ({ path, type: 'contain' });

describe('matchesUrlRule', () => {
  it.each([
    [exact('/shop'), '/shop', true],
    [exact('/shop'), '/shop/', true],
    [exact('/shop/'), '/shop', true],
    [exact('/shop'), '/shop//', true],
    [exact('shop'), '/shop', true],
    [exact(' /Shop '), '/sHOP', true],
    [exact('/shop'), '/shop?utm=x', true],
    [exact('/shop'), '/shop/new', false],
    [exact('/shop'), '/my/shop', false],
    [exact('https://acme.com/shop?a=b#c'), '/shop', true],
    [exact('http://acme.com'), '/', true],
    [exact('https://acme.com'), '/shop', false],
    [exact('/'), '/', true],
    [exact('/'), '/shop', false],
    [exact('/go/https://x'), '/go/https://x', true],
    [exact('shop.com/sale'), '/sale', true],
    [exact('www.shop.com/sale/?a=b'), '/sale', true],
    [exact('shop.co.uk:8080/sale'), '/sale', true],
    [exact('//shop.com/sale'), '/sale', true],
    [contain('shop.com/sale'), '/sale/shoes', true],
    [exact('shop.com/sale'), '/', false],
    [exact('index.php/sale'), '/index.php/sale', true],
    [exact('about.html'), '/about.html', true],
    [contain('jacket.blue'), '/jacket.blue', true],
    [contain('jacket.blue'), '/shoes', false],
    [contain('shop'), '/my/shop/new', true],
    [contain('SHOP'), '/my/Shop', true],
    [contain('utm=x'), '/shop?utm=x', true],
    [contain('https://acme.com/shop'), '/shop/new', true],
    [contain('https://acme.com'), '/anything', true],
    [contain('sale'), '/shop', false],
    [contain(''), '/shop', false],
    [contain('  '), '/shop', false],
    [exact(''), '/', false],
  ])('%j on %s: %s', (rule, page, expected) => {
    expect(matchesUrlRule(rule, page)).toBe(expected);
  });
});

describe('isPageTargeted', () => {
  it.each([
    ['no lists', [], [], '/shop', true],
    ['an allowed page', [exact('/sale'), exact('/shop')], [], '/shop', true],
    ['a page not allowed', [exact('/sale')], [], '/shop', false],
    ['a denied page', [], [exact('/sale'), exact('/shop')], '/shop', false],
    ['a page not denied', [], [exact('/sale')], '/shop', true],
    ['a page on both lists', [exact('/shop')], [exact('/shop')], '/shop', false],
    ['an allow list of blanks', [exact(' ')], [], '/shop', true],
    ['a blank among allowed pages', [exact(' '), exact('/sale')], [], '/shop', false],
    ['a deny list of blanks', [], [contain('')], '/shop', true],
  ])('with %s', (_, allowListUrls, denyListUrls, page, expected) => {
    expect(isPageTargeted({ allowListUrls, denyListUrls }, page)).toBe(expected);
  });

  it('answers the opposite when the same filled list allows or denies', () => {
    const path = fc.stringMatching(/^\/[a-c/]{0,4}$/);
    const rule = fc.record({ path, type: fc.constantFrom('exact' as const, 'contain' as const) });
    fc.assert(
      fc.property(fc.array(rule, { minLength: 1 }), path, (list, page) => {
        const allowed = isPageTargeted({ allowListUrls: list, denyListUrls: [] }, page);
        const denied = isPageTargeted({ allowListUrls: [], denyListUrls: list }, page);
        expect(allowed).toBe(!denied);
      }),
      { numRuns: 200 },
    );
  });
});
