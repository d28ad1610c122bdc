import fc from 'fast-check';
import { expect, it } from 'vitest';
import { recordedPage } from './recorded-page.ts';

it.each([
  ['/app/explore/brands/12', '/explore/brands/:id'],
  ['/app/explore/campaigns/7/details', '/explore/campaigns/:id/details'],
  ['/app', '/'],
  ['/app/', '/'],
  ['/', '/'],
  ['', '/'],
  ['/app/profile/brand/', '/profile/brand'],
  ['/application/app', '/application/app'],
  ['https://tandem.example/app/search?q=someone%40brand.example', '/search'],
  ['https://tandem.example', '/'],
  ['https://someone:secret@tandem.example:3000/app/search', '/search'],
  ['//app/search', '/search'],
  ['/app/search#token=abc', '/search'],
  ['/app/search?x\n/secret', '/search'],
  ['/app/invite/abcdefghijklmnopqrstuvwx', '/invite/:token'],
  ['/app/unsubscribe/word', '/unsubscribe/:token'],
  ['/app/update-password/word', '/update-password/:token'],
  ['/app/verify-email/word', '/verify-email/:token'],
  ['/app/login-link/word', '/login-link/:token'],
  ['/app/invite', '/invite'],
  ['/app/people/someone@brand.example', '/people/:token'],
  ['/app/search/two%20words', '/search/:token'],
  ['/app/x/aB3', '/x/:token'],
  ['/app/x/12a', '/x/:token'],
  [`/app/${'a'.repeat(32)}`, `/${'a'.repeat(32)}`],
  [`/app/${'a'.repeat(33)}`, '/:token'],
  ['/a/b/c/d/e/f/g/h/i', '/a/b/c/d/e/f/g/h'],
])('keeps %j as %s', (url, page) => {
  expect(recordedPage(url)).toBe(page);
});

it('lets nothing through but words, ids and marks, whatever comes', () => {
  // Any code point; the library's own unit for that takes seconds to get ready.
  const unit = fc.integer({ min: 0, max: 0x10ffff }).map((code) => String.fromCodePoint(code));
  const part = fc.oneof(fc.string({ unit }), fc.base64String(), fc.constant('?'));
  fc.assert(
    fc.property(fc.array(part), (parts) => {
      const page = recordedPage(parts.join('/'));
      expect(page).toMatch(/^\/$|^(\/([a-z][a-z_-]{0,31}|:id|:token)){1,8}$/);
    }),
    { numRuns: 200 },
  );
});
