import { describe, expect, it } from 'vitest';
import { displayName, fullName, maskEmail } from './display-name.ts';

describe('displayName', () => {
  it.each([
    [{ firstName: 'Brand', lastName: 'Owner', email: 'hello@acme.com' }, 'Brand Owner'],
    [{ firstName: ' Brand ', lastName: '', email: 'hello@acme.com' }, 'Brand'],
    [{ firstName: null, lastName: 'Owner', email: 'hello@acme.com' }, 'Owner'],
    [{ firstName: ' ', lastName: null, email: 'hello@acme.com' }, 'hello'],
    [{ email: 'hello@acme.com' }, 'hello'],
    [{ email: '@acme.com' }, '@acme.com'],
  ])('calls %j %s', (person, name) => {
    expect(displayName(person)).toBe(name);
  });

  it('gives an empty full name to someone without one', () => {
    expect(fullName({})).toBe('');
  });
});

describe('mask email', () => {
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
});
