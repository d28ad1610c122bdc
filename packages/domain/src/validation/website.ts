// The value is a web address on a public host. The scheme may be left out, because people type
// `acme.com`; if given it is http or https. Credentials in front of the host are refused.

import { isHostName } from './is-host-name.ts';
import { rule } from './rule.ts';
import type { Validator } from './validator.ts';

export function website(): Validator {
  return rule('Invalid URL', isWebsite);
}

export function isWebsite(text: string): boolean {
  const match = /^(?:https?:\/\/)?([^\s/?#:@]+)(?::(\d{1,5}))?(?:[/?#]\S*)?$/i.exec(text);
  return match !== null && isHostName(match[1] ?? '') && Number(match[2] ?? 0) <= 65_535;
}
