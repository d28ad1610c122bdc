import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { renderMergeTags } from './render-merge-tags.ts';

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
