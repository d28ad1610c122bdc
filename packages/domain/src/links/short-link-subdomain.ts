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
