import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { brandNameKey, isReservedBrandName, normalizeBrandHost } from './brand-identity.ts';

describe('brandNameKey', () => {
  it.each([
    ['Acme', 'ACME'],
    ['Acme Tea', '  acme \t tea '],
    ['Éclat', 'éCLAT'],
    ['Éclat', 'E\u0301clat'],
    ['Acme', 'Ａｃｍｅ'],
    ['Acme Tea', 'Acme\u00a0Tea'],
    ['Northwind', 'N\u043erthwind'],
    ['Northwind', 'N0rthwind'],
    ['Northwind', 'North\u200bwind'],
    ['Marmaloom', 'Marmal\u03bf\u03bfm'],
    ['Marmaloom', 'Marrnaloom'],
    ['Pulsemoor', '\u0420ulsemoor'],
    ['Apple', '\u0430\u0440\u0440\u04cfe'],
  ])('takes %j and %j for the same name', (one, other) => {
    expect(brandNameKey(one)).toBe(brandNameKey(other));
  });

  it.each([
    ['Acme', 'Acmé'],
    ['Acme Tea', 'AcmeTea'],
    ['Acme', 'Acme!'],
  ])('tells %j from %j', (one, other) => {
    expect(brandNameKey(one)).not.toBe(brandNameKey(other));
  });

  it('changes nothing the second time', () => {
    const name = fc.string({
      unit: fc.constantFrom(
        'A',
        'İ',
        'ẞ',
        'ﬁ',
        'Ａ',
        '\u0301',
        ' ',
        '\u00a0',
        'r',
        'n',
        '\u043f',
        '0',
        '\u200b',
      ),
    });
    fc.assert(
      fc.property(name, (typed) => {
        const key = brandNameKey(typed);
        expect(brandNameKey(key)).toBe(key);
      }),
    );
  });
});

describe('isReservedBrandName', () => {
  it.each(['Tandem', 'TANDEM Support', 'Tandem-Team', 'T\u0430ndem Billing', 'Tandem: Help Desk'])(
    'keeps %j for us',
    (name) => expect(isReservedBrandName(name)).toBe(true),
  );

  it.each(['Tandem Coffee', 'Support Tandem Riders', 'Tandems', 'Northwind Support', ''])(
    'lets anybody have %j',
    (name) => expect(isReservedBrandName(name)).toBe(false),
  );
});

describe('normalizeBrandHost', () => {
  it.each([
    ['acme.com', 'acme.com'],
    ['ACME.com', 'acme.com'],
    [' acme.com ', 'acme.com'],
    ['http://acme.com', 'acme.com'],
    ['HTTPS://WWW.Acme.Com/Shop/Hats?size=1#top', 'acme.com'],
    ['//acme.com/x', 'acme.com'],
    ['http://https://acme.com', 'acme.com'],
    ['www.acme.com', 'acme.com'],
    ['www.www.acme.com', 'acme.com'],
    ['www.com', 'www.com'],
    ['shop.acme.co.uk', 'shop.acme.co.uk'],
    ['wwwacme.com', 'wwwacme.com'],
    ['acme.com:8080/x', 'acme.com'],
    ['acme.com?ref=www.other.com', 'acme.com'],
    ['acme.com#a', 'acme.com'],
    ['acme.com.', 'acme.com'],
    ['https://user:secret@acme.com/', 'acme.com'],
    ['', ''],
  ])('turns %j into %j', (website, host) => {
    expect(normalizeBrandHost(website)).toBe(host);
  });

  it('changes nothing the second time', () => {
    const part = fc.constantFrom(
      'http://',
      'www.',
      'WWW.',
      'acme',
      '.',
      'com',
      ':80',
      '/',
      '?',
      '@',
      ' ',
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 10 }), (parts) => {
        const once = normalizeBrandHost(parts.join(''));
        expect(normalizeBrandHost(once)).toBe(once);
      }),
      { numRuns: 200 },
    );
  });

  it('is the same for every way to write one site', () => {
    const scheme = fc.constantFrom('', 'http://', 'https://', 'HTTPS://');
    const tail = fc.constantFrom('', '/', '/a?b=c', '?b', '#d', ':443', '.');
    fc.assert(
      fc.property(scheme, fc.constantFrom('', 'www.', 'Www.'), tail, (before, www, after) => {
        expect(normalizeBrandHost(`${before}${www}Acme.com${after}`)).toBe('acme.com');
      }),
      { numRuns: 100 },
    );
  });
});
