// A brand's short links: https://{subdomain}.{host}/{code}.

// A short link ends in 8 random lowercase letters and digits (signup-forms §9). The caller passes
// the random source, a function giving numbers in [0, 1) as Math.random does, so that tests are
// repeatable and the server can pass a cryptographic one. The code alone identifies a link; the
// subdomain in front of it is decoration.
const ALPHABET = 'abcdefghijklmnopqrstuvwxyz0123456789';

export function createShortLinkCode(random: () => number): string {
  let code = '';
  for (let i = 0; i < SHORT_LINK_CODE_LENGTH; i += 1) {
    code += ALPHABET.charAt(Math.floor(random() * ALPHABET.length));
  }
  return code;
}

export const SHORT_LINK_CODE_LENGTH = 8;

export function isShortLinkCode(text: string): boolean {
  return /^[a-z0-9]{8}$/.test(text);
}

// The full short URL puts the brand's subdomain in front of the product's short-link host:
// base `https://tndm.link`, subdomain `acme`, code `abcd1234` give https://acme.tndm.link/abcd1234.
// The base is configuration and may carry a port, as http://localhost:3000 does while developing.
export function shortLinkUrl(base: string, subdomain: string, code: string): string {
  const { scheme, host } = parseShortLinkBase(base);
  return `${scheme}${subdomain}.${host}/${code}`;
}

export function parseShortLinkBase(base: string): { scheme: string; host: string } {
  const match = /^(https?:\/\/)([^/\s]+)\/*$/.exec(base);
  const [, scheme, host] = match ?? [];
  if (!scheme || !host) throw new Error(`Not a short link base: ${base}`);
  return { scheme, host };
}

// The subdomain of a brand's short links comes from its website (signup-forms §9), so that a
// shopper sees a familiar word: https://www.acme-foods.com/shop gives `acme-foods`. We take the
// label in front of the public suffix, treating `co.uk` and its like as one suffix. Two brands may
// share a subdomain; codes are unique across all brands, so nothing depends on it (decision 0021).
export function shortLinkSubdomain(website: string): string {
  const host = website
    .trim()
    .toLowerCase()
    .replace(/^[a-z][a-z0-9+.-]*:\/\//, '')
    .replace(/[/?#:].*$/s, '')
    .replace(/^www\./, '');
  const labels = host.split('.').filter((label) => label !== '');
  if (labels.every((label) => /^\d+$/.test(label))) return FALLBACK_SUBDOMAIN;
  const suffixLength = hasTwoPartSuffix(labels) ? 2 : 1;
  const label = labels[Math.max(0, labels.length - suffixLength - 1)] ?? '';
  return toDnsLabel(label) || FALLBACK_SUBDOMAIN;
}

/** For a website that yields no usable label, such as an address made of numbers. */
export const FALLBACK_SUBDOMAIN = 'go';

function hasTwoPartSuffix(labels: string[]): boolean {
  const [second = '', top = ''] = labels.slice(-2);
  return labels.length > 2 && top.length === 2 && /^(ac|co|com|edu|gov|net|org)$/.test(second);
}

function toDnsLabel(label: string): string {
  return label
    .normalize('NFKD')
    .replace(/[^a-z0-9-]/g, '')
    .slice(0, 63)
    .replace(/^-+|-+$/g, '');
}
