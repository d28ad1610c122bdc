import { expect, it } from 'vitest';
import { domainError } from './domain-error.ts';

it.each([
  'acme.com',
  ' acme.com ',
  'shop.acme.co.uk',
  'https://acme.com',
  'HTTP://acme.com/shop?x=y',
  'acme.com:8080',
  'acme.com/go/https://x',
  'localhost',
  'http://LOCALHOST:3000',
])('accepts %j', (domain) => {
  expect(domainError(domain)).toBeNull();
});

it.each([
  'acme',
  'https://acme',
  'acme/a.b',
  'acme?a.b',
  'acme.',
  '.com',
  'ac me.com',
  'ftp://acme.com',
  'a@acme.com',
  'localhost2',
])('refuses %j', (domain) => {
  expect(domainError(domain)).toBe('Must be a valid domain');
});

it.each(['', '  '])('requires one instead of %j', (domain) => {
  expect(domainError(domain)).toBe('Domain required to publish your form');
});
