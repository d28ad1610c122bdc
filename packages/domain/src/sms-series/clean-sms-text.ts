// Replaces what word processors and phones put into a text by plain equivalents, so that a message
// stays in the larger segments: smart quotes, dashes, ellipses, special spaces, accents and control
// characters (platform §5). `changed` is the flag that it did. Accents go from Latin letters only,
// because in other scripts the mark is part of the letter; emoji stay whole. Cleaning twice changes
// nothing more.

export function cleanSmsText(text: string): { text: string; changed: boolean } {
  const cleaned = text
    .replace(UNSEEN, '')
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/\p{Script=Latin}\p{Mn}*/gu, plainLetter)
    .replace(SYMBOL, (symbol) => SYMBOLS.get(symbol) ?? ' ');
  return { text: cleaned, changed: cleaned !== text };
}

// Control characters except tab and line ends, the soft hyphen, zero-width and direction marks. The
// zero-width joiner stays: it holds emoji together.
const UNSEEN =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: removing control characters is the point.
  /[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\xad\u200b\u200c\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;

const SYMBOLS = new Map<string, string>([
  ...pairs('‘’‚‛′ʹʻʼˈ´`', "'"),
  ...pairs('“”„‟″«»', '"'),
  ...pairs('‹', '<'),
  ...pairs('›', '>'),
  ...pairs('‐‑‒–—―−', '-'),
  ...pairs('•·∙', '*'),
  ...pairs('…', '...'),
]);
// Whatever else the pattern finds is a tab or a special space, and becomes a space.
const SYMBOL = new RegExp(
  `[${[...SYMBOLS.keys()].join('')}\t\\u00a0\\u2000-\\u200a\\u202f\\u205f\\u3000]`,
  'g',
);

const LETTERS = new Map(
  Object.entries({
    ...{ ß: 'ss', ẞ: 'SS', æ: 'ae', Æ: 'AE', œ: 'oe', Œ: 'OE', ø: 'o', Ø: 'O', ł: 'l', Ł: 'L' },
    ...{ đ: 'd', Đ: 'D', ð: 'd', Ð: 'D', þ: 'th', Þ: 'Th', ı: 'i', ħ: 'h', Ħ: 'H' },
  }),
);

function plainLetter(letter: string): string {
  const bare = letter.normalize('NFKD').replace(/\p{Mn}/gu, '');
  return LETTERS.get(bare) ?? bare;
}

function pairs(characters: string, plain: string): [string, string][] {
  return Array.from(characters, (character) => [character, plain]);
}
