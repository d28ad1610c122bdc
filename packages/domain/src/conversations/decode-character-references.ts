// Replaces html character references with the characters they stand for, once: '&amp;lt;' becomes
// '&lt;' and not '<'. It knows the handful of names that rich-text editors write and every number;
// anything else stays as it is, and a number that is no character becomes the replacement sign.

export function decodeCharacterReferences(text: string): string {
  return text.replace(/&(#x[0-9a-f]{1,6}|#\d{1,7}|[a-z]{2,6});/gi, decode);
}

const NAMED_CHARACTERS: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['nbsp', '\u00a0'],
  ['hellip', '\u2026'],
  ['ndash', '\u2013'],
  ['mdash', '\u2014'],
  ['lsquo', '\u2018'],
  ['rsquo', '\u2019'],
  ['ldquo', '\u201c'],
  ['rdquo', '\u201d'],
]);

function decode(reference: string, body: string): string {
  if (!body.startsWith('#')) return NAMED_CHARACTERS.get(body) ?? reference;
  const isHex = body.charAt(1).toLowerCase() === 'x';
  const code = Number.parseInt(body.slice(isHex ? 2 : 1), isHex ? 16 : 10);
  const isSurrogate = code >= 0xd800 && code <= 0xdfff;
  return code === 0 || code > 0x10ffff || isSurrogate ? '\ufffd' : String.fromCodePoint(code);
}
