// A brand's account on a social network.

import { rule, type Validator } from '../validation/validator.ts';
import type { SocialNetwork } from './brand-setup.ts';

// Where a brand's account on a social network is found. Brands enter only the handle; the two video
// networks put an @ in front of it in their addresses.
export function socialUrl(network: SocialNetwork, handle: string): string {
  return PREFIXES[network] + encodeURIComponent(handle);
}

const PREFIXES: Readonly<Record<SocialNetwork, string>> = {
  facebook: 'https://www.facebook.com/',
  instagram: 'https://www.instagram.com/',
  pinterest: 'https://www.pinterest.com/',
  twitter: 'https://x.com/',
  youtube: 'https://www.youtube.com/@',
  tiktok: 'https://www.tiktok.com/@',
};

// The handle has only letters, digits, underscore, dash, dot and ! (platform §5). The leading @
// that people like to type is refused: the screen shows it in front of the field.
export function socialHandle(): Validator {
  return rule('Must be a valid social handle', (text) => /^[\p{L}\p{M}\p{Nd}_.!-]+$/u.test(text));
}
