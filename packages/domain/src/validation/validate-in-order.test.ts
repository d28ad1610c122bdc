import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nonBlocking } from './non-blocking.ts';
import { required } from './required.ts';
import { validateInOrder } from './validate-in-order.ts';
import type { Validator } from './validator.ts';

const fails =
  (message: string): Validator<string> =>
  () => ({ message, blocking: true });
const advises = (message: string) => nonBlocking(fails(message));
const passes: Validator<string> = () => undefined;

describe('validateInOrder', () => {
  it.each([
    { name: 'no validators', validators: [], error: undefined, blocking: false, count: 0 },
    { name: 'all pass', validators: [passes, passes], error: undefined, blocking: false, count: 0 },
    { name: 'one fails', validators: [passes, fails('a')], error: 'a', blocking: true, count: 1 },
    {
      name: 'two fail',
      validators: [fails('a'), fails('b')],
      error: 'a',
      blocking: true,
      count: 1,
    },
    { name: 'advice', validators: [advises('a'), passes], error: 'a', blocking: false, count: 1 },
    {
      name: 'two pieces of advice',
      validators: [advises('a'), advises('b')],
      error: 'a',
      blocking: false,
      count: 2,
    },
    {
      name: 'advice, then an error',
      validators: [advises('a'), fails('b'), fails('c')],
      error: 'a',
      blocking: true,
      count: 2,
    },
  ])('shows the first error found: $name', ({ validators, error, blocking, count }) => {
    const result = validateInOrder(validators, 'x');
    expect(result).toMatchObject({ error, blocking });
    expect(result.errors).toHaveLength(count);
  });

  it('does not run validators after a blocking error', () => {
    let ran = false;
    const spy: Validator<string> = () => {
      ran = true;
      return undefined;
    };
    validateInOrder([fails('a'), spy], 'x');
    expect(ran).toBe(false);
    validateInOrder([advises('a'), spy], 'x');
    expect(ran).toBe(true);
  });

  it('mixes rules for any value with rules for text', () => {
    expect(validateInOrder<string>([required(), fails('a')], '').error).toBe('Required field');
  });

  it('blocks exactly when one validator blocks', () => {
    const kinds = fc.array(fc.constantFrom('pass', 'advise', 'fail'));
    fc.assert(
      fc.property(kinds, (list) => {
        const validators = list.map((kind) =>
          kind === 'pass' ? passes : kind === 'advise' ? advises('a') : fails('f'),
        );
        const result = validateInOrder(validators, 'x');
        expect(result.blocking).toBe(list.includes('fail'));
        expect(result.error === undefined).toBe(list.every((kind) => kind === 'pass'));
      }),
      { numRuns: 100 },
    );
  });
});
