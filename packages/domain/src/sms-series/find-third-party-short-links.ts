// Finds links of three well-known public shorteners, which carriers distrust and the product cannot
// track (platform §5). The specification counts three without naming them; decision 0024 does. A
// link is the service's host, or a host beneath it, followed by a path.

export function findThirdPartyShortLinks(text: string): string[] {
  return Array.from(text.matchAll(PATTERN), (match) => match[0].replace(/[.,!?;:'")\]}]+$/, ''));
}

export function hasThirdPartyShortLink(text: string): boolean {
  return findThirdPartyShortLinks(text).length > 0;
}

const PATTERN =
  /(?<![\w.@/-])(?:https?:\/\/)?(?:[a-z0-9-]+\.)*(?:bit\.ly|tinyurl\.com|ow\.ly)\/[^\s<>"|*]+/gi;

export const THIRD_PARTY_SHORT_LINK_DIALOG = {
  title: 'Oops – it looks like you used an URL shortener!',
  ignore: 'Ignore',
  update: 'Update Link',
} as const;
