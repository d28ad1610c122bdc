import { describe, expect, it } from 'vitest';
import { mergeTagErrors } from './merge-tag-errors.ts';

const REQUIRED = 'Fallback text is required. Click the merge tag to edit.';
const TOO_LONG = 'Cannot exceed 32 characters';

describe('mergeTagErrors', () => {
  it.each([
    '',
    'Hi there',
    'Use *|COUPON_CODE|* at *|LINK|*',
    'Use *|coupon_code|* at *|Link|*',
    'Hi *|FIRST_NAME_OR__f|*',
    `Hi *|FIRST_NAME_OR__${'x'.repeat(32)}|*`,
    `Hi *|FIRST_NAME_OR__${'🎉'.repeat(32)}|*`,
    `Hi *|FIRST_NAME_OR__ ${'x'.repeat(32)} |*`,
  ])('finds none in %j', (text) => {
    expect(mergeTagErrors(text)).toEqual([]);
  });

  it.each([
    ['*|FIRST_NAME|*', REQUIRED],
    ['*|FIRST_NAME_OR__|*', REQUIRED],
    ['*|FIRST_NAME_OR__  |*', REQUIRED],
    ['*|BRAND_NAME_OR__|*', REQUIRED],
    [`*|FIRST_NAME_OR__${'x'.repeat(33)}|*`, TOO_LONG],
    [`*|BRAND_NAME_OR__${'x'.repeat(33)}|*`, TOO_LONG],
  ])('refuses %s', (tag, message) => {
    expect(mergeTagErrors(`Hi ${tag}!`)).toEqual([{ tag, message }]);
  });

  it('reports each tag', () => {
    expect(mergeTagErrors('*|A|* *|LINK|* *|B|*').map((error) => error.tag)).toEqual([
      '*|A|*',
      '*|B|*',
    ]);
  });
});
