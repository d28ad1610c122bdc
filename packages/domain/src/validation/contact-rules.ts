// Rules for the ways somebody is reached: mail, web, phone and post.

import { rule, type Validator } from './validator.ts';

// The value is an email address that mail servers commonly accept: the characters browsers allow
// before the @, no dot at either end of that part or doubled, and a public host after it. Lengths
// follow RFC 5321: 64 before the @, 254 in all.
export function email(): Validator {
  return rule('Invalid Email Address', isEmail);
}

export function isEmail(text: string): boolean {
  const at = text.lastIndexOf('@');
  const local = text.slice(0, Math.max(at, 0));
  if (text.length > 254 || local.length > 64 || !isHostName(text.slice(at + 1))) return false;
  return /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/.test(local);
}

// The value is a web address on a public host. The scheme may be left out, because people type
// `acme.com`; if given it is http or https. Credentials in front of the host are refused.
export function website(): Validator {
  return rule('Invalid URL', isWebsite);
}

export function isWebsite(text: string): boolean {
  const match = /^(?:https?:\/\/)?([^\s/?#:@]+)(?::(\d{1,5}))?(?:[/?#]\S*)?$/i.exec(text);
  return match !== null && isHostName(match[1] ?? '') && Number(match[2] ?? 0) <= 65_535;
}

// Tells whether a text is a public host name: at least two labels of letters, digits and inner
// dashes, the last one with at least two characters and not all digits. International names pass.
// Bare names such as `localhost` and IP addresses do not: no brand lives there.
export function isHostName(host: string): boolean {
  const labels = host.split('.');
  const last = labels.at(-1) ?? '';
  if (labels.length < 2 || host.length > 253 || last.length < 2 || /^\d+$/.test(last)) return false;
  return labels.every(
    (label) =>
      label.length <= 63 && /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?$/u.test(label),
  );
}

// The phone number has 7 to 15 digits once parentheses, dashes and spaces are stripped, and nothing
// else. A plus sign is not stripped, so `+1 555...` is refused; odd, but so stated (platform §5).
// US inputs strip the +1 themselves before this rule runs.
export function phone(): Validator {
  return rule('Must be valid phone number', (text) =>
    /^\d{7,15}$/.test(stripPhonePunctuation(text)),
  );
}

export function stripPhonePunctuation(text: string): string {
  return text.replace(/[()\-\s]/g, '');
}

// A US ZIP code: five digits, or five, a dash and four (platform §5). The dash is not optional in
// the long form.
export function zipCode(): Validator {
  return rule('Must be a valid ZIP code', (text) => /^\d{5}(?:-\d{4})?$/.test(text));
}
