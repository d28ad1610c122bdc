// Recognises the product's own short links inside a text, written with or without the scheme. Host
// names ignore case, codes do not. A link that goes on after its code (another path step, a query)
// is not one of ours, because replacing it by a tag would leave the rest dangling.
import { isShortLinkCode, parseShortLinkBase } from './short-links.ts';

export function findShortLinks(text: string, base: string): FoundShortLink[] {
  const host = parseShortLinkBase(base).host.replace(/[^a-z0-9]/gi, '\\$&');
  const pattern = new RegExp(
    `(?<![\\w.@/-])(?:https?://)?([a-z0-9-]+)\\.${host}/([a-z0-9]{8})(?![\\w/-]|[?#]\\S)`,
    'gi',
  );
  return Array.from(text.matchAll(pattern), (match) => ({
    url: match[0],
    subdomain: String(match[1]).toLowerCase(),
    code: String(match[2]),
    start: match.index,
    end: match.index + match[0].length,
  })).filter((link) => isShortLinkCode(link.code));
}

export type FoundShortLink = {
  url: string;
  subdomain: string;
  code: string;
  start: number;
  end: number;
};

/** Whether the whole of `url` is one of the product's short links. */
export function isShortLink(url: string, base: string): boolean {
  return findShortLinks(url, base).some((link) => link.url === url);
}
