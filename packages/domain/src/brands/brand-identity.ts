// What makes two brands the same: their name or their website (decision 0039).

// A brand's name in the one form used to tell whether it is taken (platform §5). Letter case, the
// width and composition of characters, and the number of spaces do not make another name. Computed
// here and not by the database, whose idea of lower case depends on how it was set up.
export function brandNameKey(name: string): string {
  return name.normalize('NFKC').toLowerCase().normalize('NFKC').replace(/\s+/gu, ' ').trim();
}

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
