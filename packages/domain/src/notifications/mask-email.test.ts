import { expect, it } from 'vitest';
import { maskEmail } from './mask-email.ts';

it.each([
  ['owner@northwind.example', 'o•••@northwind.example'],
  ['a@b.example', 'a•••@b.example'],
  ['"odd@name"@b.example', '"•••@b.example'],
  ['éva@b.example', 'é•••@b.example'],
  ['@b.example', '•••'],
  ['nobody', '•••'],
])('shows %s as %s', (email, shown) => {
  expect(maskEmail(email)).toBe(shown);
});
