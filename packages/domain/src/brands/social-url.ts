// Where a brand's account on a social network is found. Brands enter only the handle; the two video
// networks put an @ in front of it in their addresses.

import type { SocialNetwork } from './is-profile-complete.ts';

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
