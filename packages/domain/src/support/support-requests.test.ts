import { describe, expect, it } from 'vitest';
import {
  ESP_DIALOG,
  ESP_REQUEST_TYPE,
  espNotice,
  validateContactRequest,
  validateEspRequest,
} from './support-requests.ts';

describe('validate contact request', () => {
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
});

describe('validate esp request', () => {
  it.each([
    ['', { preferredStore: 'Preferred store is required.' }],
    ['   ', { preferredStore: 'Preferred store is required.' }],
    ['Postbox', {}],
  ])('of store %j reports %j', (preferredStore, expected) => {
    expect(validateEspRequest({ preferredStore, comment: '' })).toEqual(expected);
  });

  it('takes a store of 120 characters and a comment of 2,000, and no more', () => {
    const longest = { preferredStore: 'x'.repeat(120), comment: 'x'.repeat(2000) };
    expect(validateEspRequest(longest)).toEqual({});
    expect(
      validateEspRequest({
        preferredStore: `${longest.preferredStore}x`,
        comment: `${longest.comment}x`,
      }),
    ).toEqual({
      preferredStore: 'Cannot exceed 120 characters',
      comment: 'Cannot exceed 2000 characters',
    });
  });

  it.each([
    [[true, true], { type: 'success', text: 'Thank you for letting us know.' }],
    [[true, false], { type: 'warning', text: 'There was an error sending your request.' }],
    [[false, true], { type: 'warning', text: 'There was an error sending your request.' }],
  ])('after calls %j says %j', (calls, expected) => {
    expect(espNotice(calls)).toEqual(expected);
  });

  it('uses the words of the specification', () => {
    expect(ESP_DIALOG).toEqual({
      title: "Can't find your ESP?",
      storeLabel: 'Preferred store',
      commentLabel: 'Comment',
      commentRows: 5,
      cancel: 'Cancel',
      send: 'Send',
    });
    expect(ESP_REQUEST_TYPE).toBe('Store Integrations Request');
  });
});
