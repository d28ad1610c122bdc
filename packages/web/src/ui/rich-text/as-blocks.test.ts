import { expect, it } from 'vitest';
import { asBlocks } from './as-blocks.ts';
import type { RichNode } from './rich-node.ts';

const p = (...children: RichNode[]): RichNode => ({ tag: 'p', children });
const ul: RichNode = { tag: 'ul', children: [{ tag: 'li', children: ['item'] }] };
const bold: RichNode = { tag: 'strong', children: ['bold'] };

it('leaves words without blocks as they are', () => {
  expect(asBlocks(['words ', bold])).toEqual(['words ', bold]);
  expect(asBlocks([])).toEqual([]);
});

it('gives loose words between blocks a paragraph of their own', () => {
  expect(asBlocks(['before ', bold, p('one'), 'between', ul, 'after'])).toEqual([
    p('before ', bold),
    p('one'),
    p('between'),
    ul,
    p('after'),
  ]);
});

it('drops the spaces between blocks', () => {
  expect(asBlocks([' \n', p('one'), '\n\t', p('two'), ' '])).toEqual([p('one'), p('two')]);
});
