import { expect, it } from 'vitest';
import { underGreeting } from './greeting.ts';

it('promises things to do to those who may do them', () => {
  expect(underGreeting('Northwind', true)).toBe('Here is what you can do today for Northwind.');
  expect(underGreeting('Northwind', false)).toBe('Here is what happened lately at Northwind.');
});
