import { describe, expect, it } from 'vitest';
import { preferredStoreRequired } from './preferred-store-required.ts';
import { required } from './required.ts';
import { requiredAfterBlur } from './required-after-blur.ts';

describe('required', () => {
  it.each([[''], ['   '], ['\n\t'], [null], [undefined], [[]]])('refuses the empty %j', (value) => {
    expect(required()(value)).toEqual({ message: 'Required field', blocking: true });
  });

  it.each([['a'], [' a '], [0], ['0'], [false], [['tag']]])('accepts %j', (value) => {
    expect(required()(value)).toBeUndefined();
  });

  it('takes a message of its own', () => {
    expect(required('Name it')('')?.message).toBe('Name it');
    expect(preferredStoreRequired()('')?.message).toBe('Preferred store is required.');
    expect(preferredStoreRequired()('Acme Mail')).toBeUndefined();
  });
});

describe('requiredAfterBlur', () => {
  it.each([
    ['', false, undefined],
    ['', true, 'This field is required'],
    ['  ', true, 'This field is required'],
    ['a', true, undefined],
  ])('says of %j, blurred %s: %s', (value, blurred, message) => {
    expect(requiredAfterBlur(value, blurred)).toBe(message);
  });
});
