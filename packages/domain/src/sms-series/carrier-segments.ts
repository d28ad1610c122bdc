// How many segments a carrier really bills for a text. Text of the GSM 03.38 alphabet travels in
// 7-bit units, 160 in a single segment and 153 in each of several; anything else as UTF-16, 70 or
// 67. An extension character takes two units, an emoji two UTF-16 units, and neither is ever split
// across two segments, so a segment may go out one unit short. Shown beside the product's own
// count (sms-credits.ts) so that nobody is surprised by either.

export function carrierSegments(text: string): CarrierSegments {
  const encoding = isGsmText(text) ? 'GSM-7' : 'UCS-2';
  const widths = Array.from(text, (character) =>
    encoding === 'GSM-7' ? (isGsmExtension(character) ? 2 : 1) : character.length,
  );
  const units = widths.reduce((sum, width) => sum + width, 0);
  const { single, several } = SIZES[encoding];
  return { encoding, units, segments: units <= single ? 1 : pack(widths, several) };
}

export type CarrierEncoding = 'GSM-7' | 'UCS-2';
export type CarrierSegments = { encoding: CarrierEncoding; units: number; segments: number };

const SIZES: Record<CarrierEncoding, { single: number; several: number }> = {
  'GSM-7': { single: 160, several: 153 },
  'UCS-2': { single: 70, several: 67 },
};

function pack(widths: number[], size: number): number {
  let segments = 1;
  let used = 0;
  for (const width of widths) {
    if (used + width > size) {
      segments += 1;
      used = 0;
    }
    used += width;
  }
  return segments;
}

// The alphabet of GSM 03.38, in which a carrier packs a text most tightly. Characters of the
// extension table are sent as an escape and a second unit. Everything outside both tables, such as
// a smart quote or an emoji, forces the whole text into UTF-16.
export function isGsmText(text: string): boolean {
  return Array.from(text).every((character) => BASIC.has(character) || EXTENSION.has(character));
}

export function isGsmExtension(character: string): boolean {
  return EXTENSION.has(character);
}

const BASIC = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡' +
    'ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
);
const EXTENSION = new Set('\f^{}\\[~]|€');
