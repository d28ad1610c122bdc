import { expect, it } from 'vitest';
import { suggest } from './suggest.ts';

const titles = (text: string, previous: string[]) =>
  suggest(text, previous).map(({ title }) => title);

it('offers previous searches before anything is typed', () => {
  expect(suggest('', ['coffee', 'yoga'])).toEqual([
    {
      title: 'Search Again',
      kind: 'again',
      rows: [
        { text: 'coffee', to: '/search?q=coffee', keeps: 'coffee' },
        { text: 'yoga', to: '/search?q=yoga', keeps: 'yoga' },
      ],
    },
  ]);
});

it('offers nothing to somebody who has never searched', () => {
  expect(suggest('  ', [])).toEqual([]);
});

it('adds related industries from the third character on', () => {
  expect(titles('co', [])).toEqual(['Search']);
  expect(titles('cof', [])).toEqual(['Search', 'Industries']);
  const industries = suggest('cof', []).at(-1)?.rows;
  expect(industries).toContainEqual({
    text: 'Coffee & Tea',
    to: '/search?industry.raw=Coffee+%26+Tea',
  });
});

it('narrows previous searches to what is being typed', () => {
  const again = suggest('cof', ['Coffee', 'yoga', 'cof']).find(({ kind }) => kind === 'again');
  expect(again?.rows.map(({ text }) => text)).toEqual(['Coffee']);
});
