// A link in a message must be a valid URL with protocol and host (signup-forms §5). Only http and
// https are protocols a shopper can follow from a text, so nothing else passes; a user name in
// front of the host is refused because it only serves to disguise the host. Message: platform §5.

export function linkUrlError(value: string): string | null {
  return isLinkUrl(value) ? null : 'Invalid URL';
}

export function isLinkUrl(value: string): boolean {
  const match = LINK_PATTERN.exec(value.trim());
  return match !== null && Number(match[1] ?? 0) <= 65535;
}

const LABEL = '[\\p{L}\\p{N}](?:[\\p{L}\\p{N}-]{0,61}[\\p{L}\\p{N}])?';
const LINK_PATTERN = new RegExp(
  `^https?://${LABEL}(?:\\.${LABEL})*(?::(\\d{1,5}))?(?:[/?#]\\S*)?$`,
  'iu',
);
