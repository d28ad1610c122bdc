// The value is an email address that mail servers commonly accept: the characters browsers allow
// before the @, no dot at either end of that part or doubled, and a public host after it. Lengths
// follow RFC 5321: 64 before the @, 254 in all.

import { isHostName } from './is-host-name.ts';
import { rule } from './rule.ts';
import type { Validator } from './validator.ts';

export function email(): Validator {
  return rule('Invalid Email Address', isEmail);
}

export function isEmail(text: string): boolean {
  const at = text.lastIndexOf('@');
  const local = text.slice(0, Math.max(at, 0));
  if (text.length > 254 || local.length > 64 || !isHostName(text.slice(at + 1))) return false;
  return /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/.test(local);
}
