import { describe, expect, it } from 'vitest';
import { FREE_MAIL_HOSTS, workEmail } from './work-email.ts';

const message =
  'Please use a work/business email domain to register. For assistance please contact us.';

describe('workEmail', () => {
  it.each([...FREE_MAIL_HOSTS])('refuses %s in any case', (host) => {
    expect(workEmail()(`hello@${host}`)?.message).toBe(message);
    expect(workEmail()(`hello@${host.toUpperCase()}`)?.message).toBe(message);
    expect(workEmail()(`hello@${host}.`)?.message).toBe(message);
  });

  it.each(['hello', 'hello@', 'hello@ ', 'hello@.'])('refuses a missing domain: %j', (value) => {
    expect(workEmail()(value)?.message).toBe(message);
  });

  it.each(['hello@acme.com', 'hello@gmail.acme.com', 'hello@notgmail.com', 'hello@gmail.company'])(
    'accepts %s',
    (value) => {
      expect(workEmail()(value)).toBeUndefined();
    },
  );

  it('includes the mistyped gmail.co the specification names', () => {
    expect(FREE_MAIL_HOSTS.has('gmail.co')).toBe(true);
  });
});
