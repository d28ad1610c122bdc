import { describe, expect, it } from 'vitest';
import { workEmail } from '../accounts/work-email.ts';
import { email } from './email.ts';
import { maxCharacters } from './max-characters.ts';
import { maximum } from './maximum.ts';
import { minCharacters } from './min-characters.ts';
import { minimum } from './minimum.ts';
import { notAfterTime, notBeforeTime } from './not-after-time.ts';
import { numeric } from './numeric.ts';
import { password } from './password.ts';
import { passwordConfirmation } from './password-confirmation.ts';
import { phone } from './phone.ts';
import { positive, zeroOrPositive } from './positive.ts';
import { positiveInteger, zeroOrPositiveInteger } from './positive-integer.ts';
import { rule } from './rule.ts';
import { socialHandle } from './social-handle.ts';
import { usStateCode } from './us-state-code.ts';
import { website } from './website.ts';
import { withinIntegerLimit } from './within-integer-limit.ts';
import { zipCode } from './zip-code.ts';

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
