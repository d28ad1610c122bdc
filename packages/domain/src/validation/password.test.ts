import { describe, expect, it } from 'vitest';
import { password } from './password.ts';
import { passwordConfirmation } from './password-confirmation.ts';

describe('password', () => {
  it.each([
    ['Abcde1!x', undefined],
    ['Abcde1!', 'Invalid password'],
    ['abcde1!x', 'Invalid password'],
    ['Abcdef!x', 'Invalid password'],
    ['Abcdef1x', 'Invalid password'],
  ])('says of %s: %s', (text, message) => {
    expect(password()(text)?.message).toBe(message);
  });
});

describe('passwordConfirmation', () => {
  it('compares with the password as it is now', () => {
    let current = 'Abcde1!x';
    const confirm = passwordConfirmation(() => current);
    expect(confirm('Abcde1!x')).toBeUndefined();
    expect(confirm('abcde1!x')?.message).toBe('Passwords must match');
    current = 'changed';
    expect(confirm('Abcde1!x')?.message).toBe('Passwords must match');
  });
});
