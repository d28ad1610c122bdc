import { describe, expect, it } from 'vitest';
import { addPage, deletePage } from './delete-page.ts';

describe('deletePage', () => {
  it.each([
    [['a', 'b', 'thanks'], 0, ['b', 'thanks']],
    [['a', 'b', 'thanks'], 1, ['a', 'thanks']],
    [['a', 'b', 'thanks'], 2, ['a', 'b', 'thanks']],
    [['a', 'b', 'thanks'], 3, ['a', 'b', 'thanks']],
    [['a', 'b', 'thanks'], -1, ['a', 'b', 'thanks']],
    [['a', 'thanks'], 0, ['a', 'thanks']],
    [['thanks'], 0, ['thanks']],
  ])('from %j at %i leaves %j', (pages, index, left) => {
    expect(deletePage(pages, index)).toEqual(left);
  });
});

describe('addPage', () => {
  it.each([
    [
      ['a', 'thanks'],
      ['a', 'new', 'thanks'],
    ],
    [['thanks'], ['new', 'thanks']],
    [[], ['new']],
  ])('to %j puts it before the success page', (pages, expected) => {
    expect(addPage(pages, 'new')).toEqual(expected);
  });
});
