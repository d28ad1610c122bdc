import { expect, it } from 'vitest';
import { INITIAL_LOAD, type LoadState, reduceLoad } from './reduce-load.ts';

const shown: LoadState<string> = { status: 'loaded', data: 'old' };

it.each([
  [{ type: 'loading' }, { status: 'loading', data: 'old' }],
  [
    { type: 'loaded', data: 'new' },
    { status: 'loaded', data: 'new' },
  ],
  [{ type: 'failed' }, { status: 'failed', data: 'old' }],
] as const)('after %j is %j', (action, expected) => {
  expect(reduceLoad(shown, action)).toEqual(expected);
});

it('starts loading with nothing to show', () => {
  expect(INITIAL_LOAD).toEqual({ status: 'loading', data: null });
});
