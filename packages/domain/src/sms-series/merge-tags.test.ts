import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  hasMergeTag,
  isProductMergeTag,
  type MergeTag,
  PRODUCT_MERGE_TAGS,
  parseMergeTags,
  renderMergeTags,
  writeMergeTag,
} from './merge-tags.ts';

const tag = (raw: string, name: string, fallback: string | null = null): MergeTag => ({
  kind: 'tag',
  raw,
  name,
  fallback,
});

describe('PRODUCT_MERGE_TAGS', () => {
  it('lists the thirteen names of the specification', () => {
    expect(PRODUCT_MERGE_TAGS.join(' ')).toBe(
      'LINK COUPON_CODE COUPON BRAND_NAME ABANDONED_CART_URL ABANDONED_CART_TOTAL ABANDONED_PRODUCT_IMAGE ABANDONED_PRODUCT_NAME ABANDONED_PRODUCT_PRICE TRACKING_NUMBER TRACKING_URL ORDER_STATUS_URL ORDER_NUMBER',
    );
  });

  it.each([
    ['LINK', true],
    ['FIRST_NAME', false],
    ['link', false],
  ])('holds %s: %s', (name, expected) => {
    expect(isProductMergeTag(name)).toBe(expected);
  });
});

describe('parseMergeTags', () => {
  it('splits a message into text and tags', () => {
    expect(parseMergeTags('Hi *|FIRST_NAME_OR__dear friend|*, use *|COUPON_CODE|*!')).toEqual([
      { kind: 'text', text: 'Hi ' },
      tag('*|FIRST_NAME_OR__dear friend|*', 'FIRST_NAME', 'dear friend'),
      { kind: 'text', text: ', use ' },
      tag('*|COUPON_CODE|*', 'COUPON_CODE'),
      { kind: 'text', text: '!' },
    ]);
  });

  it.each([
    ['*|LINK|*', tag('*|LINK|*', 'LINK')],
    ['*|favorite_color2|*', tag('*|favorite_color2|*', 'favorite_color2')],
    ['*|A_OR__|*', tag('*|A_OR__|*', 'A', '')],
    ['*|A_OR__x_OR__y|*', tag('*|A_OR__x_OR__y|*', 'A', 'x_OR__y')],
    ['*|COLOR_OR_SIZE|*', tag('*|COLOR_OR_SIZE|*', 'COLOR_OR_SIZE')],
    ['*|A_OR__50% *off*|*', tag('*|A_OR__50% *off*|*', 'A', '50% *off*')],
  ])('reads %s as one tag', (text, expected) => {
    expect(parseMergeTags(text)).toEqual([expected]);
  });

  it('reads two adjacent tags', () => {
    expect(parseMergeTags('*|A|**|B|*')).toEqual([tag('*|A|*', 'A'), tag('*|B|*', 'B')]);
  });

  it.each(['*||*', '*|A', 'A|*', '*|A B|*', '*|A|', '*|1A|*', '*|A_OR__x|y|*', '* |A|*', '|A|'])(
    'leaves %s as text',
    (text) => {
      expect(parseMergeTags(text)).toEqual([{ kind: 'text', text }]);
    },
  );

  it('gives nothing for an empty message', () => {
    expect(parseMergeTags('')).toEqual([]);
  });

  it('loses no character', () => {
    const text = fc.string({ unit: fc.constantFrom('*|', '|*', 'A', '_OR__', ' x', '|', '*') });
    fc.assert(
      fc.property(text, (value) => {
        const parts = parseMergeTags(value);
        expect(parts.map((part) => (part.kind === 'tag' ? part.raw : part.text)).join('')).toBe(
          value,
        );
        expect(parts).not.toContainEqual({ kind: 'text', text: '' });
      }),
      { numRuns: 200 },
    );
  });
});

describe('writeMergeTag', () => {
  it.each([
    ['LINK', null, '*|LINK|*'],
    ['FIRST_NAME', 'friend', '*|FIRST_NAME_OR__friend|*'],
    ['FIRST_NAME', '', '*|FIRST_NAME_OR__|*'],
    ['FIRST_NAME', 'a|b|c', '*|FIRST_NAME_OR__abc|*'],
  ])('writes %s with %j as %s', (name, fallback, expected) => {
    expect(writeMergeTag(name, fallback)).toBe(expected);
  });

  it('writes without a fallback unless told', () => {
    expect(writeMergeTag('LINK')).toBe('*|LINK|*');
  });

  it('is read back as it was written', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Z]{1,8}$/), fc.string(), (name, fallback) => {
        const raw = writeMergeTag(name, fallback);
        expect(parseMergeTags(raw)).toEqual([tag(raw, name, fallback.replaceAll('|', ''))]);
      }),
      { numRuns: 100 },
    );
  });
});

describe('hasMergeTag', () => {
  it.each([
    ['Use *|COUPON|*', true],
    ['Use *|COUPON_CODE|*', true],
    ['Use *|COUPON_CODE_OR__SAVE|*', true],
    ['Use COUPON', false],
    ['Use *|LINK|*', false],
  ])('finds a coupon in %j: %s', (text, expected) => {
    expect(hasMergeTag(text, 'COUPON', 'COUPON_CODE')).toBe(expected);
  });
});

describe('renderMergeTags', () => {
  it.each([
    ['a value', 'Hi *|NAME_OR__friend|*!', { NAME: 'Acme' }, 'Hi Acme!'],
    ['the fallback for a missing value', 'Hi *|NAME_OR__friend|*!', {}, 'Hi friend!'],
    ['the fallback for null', 'Hi *|NAME_OR__friend|*!', { NAME: null }, 'Hi friend!'],
    ['the fallback for a blank value', 'Hi *|NAME_OR__friend|*!', { NAME: '  ' }, 'Hi friend!'],
    ['nothing without either', 'Hi *|NAME|*!', {}, 'Hi !'],
    ['every occurrence', '*|A|* *|A|*', { A: 'x' }, 'x x'],
    ['a value that looks like a pattern', '*|A|*', { A: '$& $1' }, '$& $1'],
    ['a value that looks like a tag', '*|A|*', { A: '*|B|*', B: 'no' }, '*|B|*'],
    ['a name every object inherits', '*|constructor|*', {}, ''],
    ['text without tags', 'Just *text* | here', { A: 'x' }, 'Just *text* | here'],
  ])('puts in %s', (_, text, values, expected) => {
    expect(renderMergeTags(text, values)).toBe(expected);
  });

  it('keeps spaces around a value', () => {
    expect(renderMergeTags('*|A|*', { A: ' x ' })).toBe(' x ');
  });

  it('leaves no tag behind when the values hold none', () => {
    const piece = fc.constantFrom('*|A|*', '*|B_OR__x|*', ' and ', '*|C_OR__|*');
    fc.assert(
      fc.property(fc.array(piece), fc.stringMatching(/^[a-z]{0,4}$/), (pieces, A) => {
        expect(renderMergeTags(pieces.join(''), { A })).not.toContain('|');
      }),
      { numRuns: 100 },
    );
  });
});
