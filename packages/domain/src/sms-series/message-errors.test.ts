import { describe, expect, it } from 'vitest';
import { type CheckedMessage, messageErrors, messageNameError } from './message-errors.ts';

const valid: CheckedMessage = {
  name: 'Welcome Message',
  text: 'Acme: use *|COUPON_CODE|* at *|LINK|*',
  couponCode: 'SAVE10',
  linkUrl: 'https://acme.com',
};

describe('messageErrors', () => {
  it('finds none in a valid message', () => {
    expect(messageErrors(valid)).toEqual([]);
    expect(messageErrors({ ...valid, sendInterval: 2 })).toEqual([]);
    expect(messageErrors({ ...valid, text: 'a'.repeat(1600) })).toEqual([]);
    expect(messageErrors({ ...valid, text: 'Hi', couponCode: null, linkUrl: null })).toEqual([]);
    expect(messageErrors({ ...valid, text: 'Hi', linkUrl: ' ' })).toEqual([]);
  });

  it.each([
    [{ name: '' }, 'name', 'Required field'],
    [{ name: 'a'.repeat(81) }, 'name', 'Cannot exceed 80 characters'],
    [{ sendInterval: null }, 'sendInterval', 'Required field'],
    [{ sendInterval: 0 }, 'sendInterval', 'Must be positive'],
    [{ text: ' ' }, 'text', 'Required field'],
    [{ text: 'a'.repeat(1601) }, 'text', 'Cannot exceed 1600 characters'],
    [{ text: '*|CITY|*' }, 'text', 'Fallback text is required. Click the merge tag to edit.'],
    [
      { couponCode: null },
      'couponCode',
      'You must enter a coupon code if you have added the merge tag in your message.',
    ],
    [{ linkUrl: null }, 'linkUrl', 'Required field'],
    [{ linkUrl: 'acme.com' }, 'linkUrl', 'Invalid URL'],
  ])('finds in %j the %s error %j', (change, field, message) => {
    expect(messageErrors({ ...valid, ...change })).toEqual([{ field, message }]);
  });

  it('lists all errors in the order of the editor', () => {
    const errors = messageErrors({
      name: '',
      text: '*|CITY|* *|LINK|* *|COUPON|*',
      couponCode: '',
      linkUrl: 'x',
      sendInterval: '',
    });
    expect(errors.map((error) => error.field)).toEqual([
      'name',
      'sendInterval',
      'text',
      'couponCode',
      'linkUrl',
    ]);
  });
});

describe('message name error', () => {
  it.each([
    ['', 'Required field'],
    ['   ', 'Required field'],
    [null, 'Required field'],
    [undefined, 'Required field'],
    ['a', null],
    ['a'.repeat(80), null],
    [` ${'a'.repeat(80)} `, null],
    ['🎉'.repeat(80), null],
    ['a'.repeat(81), 'Cannot exceed 80 characters'],
  ])('judges the name %j', (name, error) => {
    expect(messageNameError(name)).toBe(error);
  });
});
