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
