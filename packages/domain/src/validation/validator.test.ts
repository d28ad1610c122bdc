import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { password, passwordConfirmation } from '../accounts/password.ts';
import { workEmail } from '../accounts/work-email.ts';
import { socialHandle } from '../brands/social-handle.ts';
import { usStateCode } from '../brands/us-states.ts';
import { email, phone, website, zipCode } from './contact-rules.ts';
import {
  maximum,
  minimum,
  numeric,
  positive,
  positiveInteger,
  withinIntegerLimit,
  zeroOrPositive,
  zeroOrPositiveInteger,
} from './number-rules.ts';
import { maxCharacters, minCharacters, required } from './text-rules.ts';
import { notAfterTime, notBeforeTime } from './time-rules.ts';
import { nonBlocking, rule, takenMessage, type Validator, validateInOrder } from './validator.ts';

const everyRule = {
  email: email(),
  maxCharacters: maxCharacters(0),
  maximum: maximum(-1),
  minCharacters: minCharacters(8),
  minimum: minimum(1),
  notAfterTime: notAfterTime('01:00 AM'),
  notBeforeTime: notBeforeTime('01:00 AM'),
  numeric: numeric(),
  password: password(),
  passwordConfirmation: passwordConfirmation(() => 'other'),
  phone: phone(),
  positive: positive(),
  positiveInteger: positiveInteger(),
  socialHandle: socialHandle(),
  usStateCode: usStateCode(),
  website: website(),
  withinIntegerLimit: withinIntegerLimit(),
  workEmail: workEmail(),
  zeroOrPositive: zeroOrPositive(),
  zeroOrPositiveInteger: zeroOrPositiveInteger(),
  zipCode: zipCode(),
};

describe('rule', () => {
  it.each(Object.entries(everyRule))('lets empty values pass: %s', (_name, validate) => {
    for (const empty of ['', '  ', null, undefined]) expect(validate(empty)).toBeUndefined();
  });

  it('blocks with its message when the test fails', () => {
    const short = rule('Too long', (text) => text.length < 3);
    expect(short('ab')).toBeUndefined();
    expect(short('abc')).toEqual({ message: 'Too long', blocking: true });
    expect(short(100)).toEqual({ message: 'Too long', blocking: true });
  });
});

const fails =
  (message: string): Validator<string> =>
  () => ({ message, blocking: true });
const advises = (message: string) => nonBlocking(fails(message));
const passes: Validator<string> = () => undefined;

describe('validateInOrder', () => {
  it.each([
    { name: 'no validators', validators: [], error: undefined, blocking: false, count: 0 },
    { name: 'all pass', validators: [passes, passes], error: undefined, blocking: false, count: 0 },
    { name: 'one fails', validators: [passes, fails('a')], error: 'a', blocking: true, count: 1 },
    {
      name: 'two fail',
      validators: [fails('a'), fails('b')],
      error: 'a',
      blocking: true,
      count: 1,
    },
    { name: 'advice', validators: [advises('a'), passes], error: 'a', blocking: false, count: 1 },
    {
      name: 'two pieces of advice',
      validators: [advises('a'), advises('b')],
      error: 'a',
      blocking: false,
      count: 2,
    },
    {
      name: 'advice, then an error',
      validators: [advises('a'), fails('b'), fails('c')],
      error: 'a',
      blocking: true,
      count: 2,
    },
  ])('shows the first error found: $name', ({ validators, error, blocking, count }) => {
    const result = validateInOrder(validators, 'x');
    expect(result).toMatchObject({ error, blocking });
    expect(result.errors).toHaveLength(count);
  });

  it('does not run validators after a blocking error', () => {
    let ran = false;
    const spy: Validator<string> = () => {
      ran = true;
      return undefined;
    };
    validateInOrder([fails('a'), spy], 'x');
    expect(ran).toBe(false);
    validateInOrder([advises('a'), spy], 'x');
    expect(ran).toBe(true);
  });

  it('mixes rules for any value with rules for text', () => {
    expect(validateInOrder<string>([required(), fails('a')], '').error).toBe('Required field');
  });

  it('blocks exactly when one validator blocks', () => {
    const kinds = fc.array(fc.constantFrom('pass', 'advise', 'fail'));
    fc.assert(
      fc.property(kinds, (list) => {
        const validators = list.map((kind) =>
          kind === 'pass' ? passes : kind === 'advise' ? advises('a') : fails('f'),
        );
        const result = validateInOrder(validators, 'x');
        expect(result.blocking).toBe(list.includes('fail'));
        expect(result.error === undefined).toBe(list.every((kind) => kind === 'pass'));
      }),
      { numRuns: 100 },
    );
  });
});

describe('takenMessage', () => {
  it.each([
    ['brandDomain', 'acme.com', 'acme.com has been taken'],
    ['brandName', 'Acme', 'Acme already exists on the platform'],
    ['email', 'hello@acme.com', 'hello@acme.com has been taken'],
  ] as const)('words a taken %s', (field, value, message) => {
    expect(takenMessage(field, value)).toBe(message);
  });
});
