import { describe, expect, it } from 'vitest';
import { defaultSignupForm } from './default-signup-form.ts';
import { builderErrors, domainError, isTestAvailable, publishErrors } from './publish-errors.ts';
import type { FormPage } from './signup-form.ts';
import { standardInput } from './standard-input.ts';

describe('publish errors', () => {
  const connections = { espKey: null, hasSmsSeries: true };
  const form = defaultSignupForm({ type: 'popup', brand: { name: 'Acme', domain: 'acme.com' } });
  const [first, second, success] = form.pages as [FormPage, FormPage, FormPage];

  describe('publishErrors', () => {
    it.each([
      ['', 'domain-missing', 'Domain required to publish your form'],
      [' ', 'domain-missing', 'Domain required to publish your form'],
      ['acme', 'domain-invalid', 'Must be a valid domain'],
    ])('reports the domain %j', (domain, code, message) => {
      expect(publishErrors({ ...form, domain }, connections)).toEqual([
        { code, message, where: 'domain' },
      ]);
    });

    it('gathers every kind of problem in the order of the builder', () => {
      const blank = { ...standardInput('city'), label: '' };
      const pages = [
        first,
        { ...second, inputs: [] },
        { ...first, inputs: [blank, ...first.inputs] },
        success,
      ];
      const broken = { ...form, domain: '', pages, fields: { borderRadius: null } };
      expect(
        publishErrors(broken, { espKey: 'mailgun', hasSmsSeries: true }).map(({ code, where }) => [
          code,
          where,
        ]),
      ).toEqual([
        ['page-without-fields', 'pages.1.inputs'],
        ['input-text', 'pages.2.inputs.0.label'],
        ['name-taken', 'pages.2.inputs.1.name'],
        ['name-taken', 'pages.2.inputs.1.label'],
        ['number', 'fields.borderRadius'],
        ['domain-missing', 'domain'],
        ['esp-unsupported', 'espSettings'],
      ]);
    });
  });

  describe('isTestAvailable', () => {
    it.each([
      ['a saved, valid form', { id: 1 }, true],
      ['a valid form never saved', { id: null }, false],
      ['an invalid form', { id: 1, fields: { borderRadius: null } }, false],
      ['a form without a domain, which only publishing needs', { id: 1, domain: '' }, true],
    ])('of %s', (_, change, expected) => {
      expect(isTestAvailable({ ...form, ...change })).toBe(expected);
    });
  });

  it('leaves domain and connections out of the content', () => {
    expect(builderErrors({ ...form, domain: '' })).toEqual([]);
  });
});

describe('domain error', () => {
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
    'shop.123',
    'a.b',
    '1.2.3.4',
    'http://127.0.0.1:3000',
    '-acme.com',
  ])('refuses %j', (domain) => {
    expect(domainError(domain)).toBe('Must be a valid domain');
  });

  it.each(['', '  '])('requires one instead of %j', (domain) => {
    expect(domainError(domain)).toBe('Domain required to publish your form');
  });
});
