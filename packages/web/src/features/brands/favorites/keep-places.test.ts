import { expect, it } from 'vitest';
import { keepPlaces } from './keep-places.ts';

const a = { id: 1, name: 'a' };
const b = { id: 2, name: 'b' };
const c = { id: 3, name: 'c' };

it('leaves what is gone where it was', () => {
  expect(keepPlaces([a, b, c], [a, c])).toEqual([a, b, c]);
});

it('leaves what comes back, in front, where it was', () => {
  expect(keepPlaces([a, b, c], [b, a, c])).toEqual([a, b, c]);
});

it('puts what is new first and takes over what changed', () => {
  const renamed = { id: 2, name: 'B' };
  expect(keepPlaces([b], [c, renamed])).toEqual([c, renamed]);
});
