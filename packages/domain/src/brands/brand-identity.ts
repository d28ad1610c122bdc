// What makes two brands the same: their name or their website (decisions 0039 and 0112).

import { withoutLookAlikes } from './look-alike.ts';

// A brand's name in the one form used to tell whether it is taken (platform §5). Letter case, the
// width and composition of characters, the number of spaces, invisible characters and letters that
// look alike do not make another name. Computed here and not by the database, whose idea of lower
// case depends on how it was set up.
export function brandNameKey(name: string): string {
  const plain = name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\p{Cf}/gu, '')
    .normalize('NFKC');
  return withoutLookAlikes(plain).normalize('NFKC').replace(/\s+/gu, ' ').trim();
}

// Names that would pass for us, whoever asks for them: ours alone, or with the words by which a
// company speaks to its customers. A brand that merely has our word in its name is welcome.
export function isReservedBrandName(name: string): boolean {
  const [first, ...others] = brandNameKey(name)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  return first === 'tandem' && others.every((word) => SPEAKING_AS_US.has(word));
}

const SPEAKING_AS_US = new Set(
  [
    ['admin', 'administrator', 'moderator', 'staff', 'team', 'hq', 'official', 'inc', 'llc'],
    ['support', 'help', 'helpdesk', 'desk', 'service', 'services', 'customer', 'care', 'success'],
    ['account', 'accounts', 'billing', 'payments', 'security', 'trust', 'safety', 'legal'],
    ['app', 'platform', 'system', 'notifications', 'the', 'by', 'from', 'and', '2', '0'],
  ]
    .flat()
    .map(brandNameKey),
);

// The host of a brand's website, in the one form used to tell whether a domain is taken: lower
// case, without scheme, www, port, path, query or closing dot (platform §5). Normalising twice
// changes nothing. A `www.` that is the name itself, as in www.com, stays.
export function normalizeBrandHost(website: string): string {
  const address = website
    .replace(/\s/g, '')
    .toLowerCase()
    .replace(/^(?:(?:[a-z][a-z0-9+.-]*:)?\/\/)+/, '');
  const authority = address.split(/[/?#\\]/, 1)[0] ?? '';
  return stripWww(authority.replace(/^.*@/, '').replace(/(?::\d*|\.)+$/, ''));
}

function stripWww(host: string): string {
  const rest = host.slice('www.'.length);
  return host.startsWith('www.') && rest.includes('.') ? stripWww(rest) : host;
}
