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

// The handle in a profile's address, which is what people paste. An address of another network, or
// one without a handle, stays as it is: the rule above says what is wrong with it.
export function handleIn(network: SocialNetwork, text: string): string {
  const { hosts, path } = PROFILES[network];
  const address = new RegExp(
    `^\\s*(?:https?://)?(?:[\\w-]+\\.)?(?:${hosts})/${path}([^/?#\\s]+)`,
    'i',
  );
  const found = address.exec(text)?.[1];
  if (found === undefined || NO_HANDLES.has(found.toLowerCase())) return text.replace(/^\s*@/, '');
  return decoded(found) ?? text;
}

const PROFILES: Readonly<Record<SocialNetwork, { hosts: string; path: string }>> = {
  facebook: { hosts: 'facebook\\.com|fb\\.com', path: '' },
  instagram: { hosts: 'instagram\\.com', path: '' },
  pinterest: { hosts: 'pinterest(?:\\.[a-z]{2,3}){1,2}', path: '' },
  twitter: { hosts: 'twitter\\.com|x\\.com', path: '' },
  youtube: { hosts: 'youtube\\.com', path: '(?:@|c/|user/)' },
  tiktok: { hosts: 'tiktok\\.com', path: '@' },
};

/** First parts of addresses that name a kind of page and no account. */
const NO_HANDLES = new Set([
  'pages',
  'groups',
  'people',
  'profile.php',
  'channel',
  'pin',
  'p',
  'i',
]);

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

// Followers belong to an account: without its handle nothing would be stored of them.
export function isHandleMissing({ handle, followers }: { handle: string; followers: number }) {
  return handle.trim() === '' && followers > 0;
}
