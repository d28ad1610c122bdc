import { expect, it } from 'vitest';
import { validateContactRequest } from './validate-contact-request.ts';

const complete = {
  name: 'Juniper Tea',
  email: 'hello@juniper.example',
  subject: 'Invoices',
  message: 'Where do I find them?',
};

it('accepts a complete request', () => {
  expect(validateContactRequest(complete)).toEqual({});
});

it.each(['name', 'email', 'subject', 'message'] as const)('requires the %s', (field) => {
  expect(validateContactRequest({ ...complete, [field]: '' })).toEqual({
    [field]: 'Required field',
  });
  expect(validateContactRequest({ ...complete, [field]: '  ' })).toEqual({
    [field]: 'Required field',
  });
});

it('reports every empty field at once', () => {
  expect(
    Object.keys(validateContactRequest({ name: '', email: '', subject: '', message: '' })),
  ).toEqual(['name', 'email', 'subject', 'message']);
});

it('refuses an address nobody could answer to', () => {
  expect(validateContactRequest({ ...complete, email: 'hello' })).toEqual({
    email: 'Invalid Email Address',
  });
});

it.each([
  ['name', 120],
  ['subject', 200],
  ['message', 5000],
] as const)('takes a %s of %i characters and no more', (field, limit) => {
  expect(validateContactRequest({ ...complete, [field]: 'x'.repeat(limit) })).toEqual({});
  expect(validateContactRequest({ ...complete, [field]: 'x'.repeat(limit + 1) })).toEqual({
    [field]: `Cannot exceed ${limit} characters`,
  });
});
