import { expect, it } from 'vitest';
import { placeAfterSignIn } from './sign-in-redirect.ts';

it.each([
  ['/sandbox/phones?x=1', '/sandbox/phones?x=1'],
  [null, '/'],
  ['', '/'],
  ['https://elsewhere.example', '/'],
  ['//elsewhere.example', '/'],
  ['/\\elsewhere.example', '/'],
  ['/login?next=/login', '/'],
  ['/logout', '/'],
  ['/verify-email?token=x', '/'],
  ['/invite/token', '/invite/token'],
])('after signing in, next=%s leads to %s', (next, place) => {
  expect(placeAfterSignIn(next)).toBe(place);
});
