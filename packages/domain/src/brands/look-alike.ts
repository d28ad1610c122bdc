// Letters that look like others, so that no brand can pass for another one (decision 0112). Only what
// is read as a Latin letter or digit matters here: names on the platform are Latin, and a fake of one
// swaps in letters of other scripts, or digits. Not the whole of Unicode's list of confusables: that
// is made for every script and a hundred times as long.

const LOOKS_LIKE: Readonly<Record<string, string>> = {
  a: 'ɑаαａ',
  b: 'ьβ',
  c: 'сϲ',
  d: 'ԁ',
  e: 'еєεҽ',
  g: 'ɡց',
  h: 'һհ',
  i: 'іıιɩ',
  j: 'ј',
  k: 'кκ',
  l: '1|ӏⅼǀ',
  m: 'мⅿ',
  n: 'ոпη',
  o: '0оοօσ',
  p: 'рρ',
  q: 'ԛզ',
  r: 'гᴦ',
  s: 'ѕꜱ',
  t: 'тτ',
  u: 'υսᴜ',
  v: 'ѵνᴠ',
  w: 'ԝѡᴡ',
  x: 'хχ',
  y: 'уγүʏ',
  z: 'ᴢ',
};

const LATIN = new Map(
  Object.entries(LOOKS_LIKE).flatMap(([letter, others]) =>
    Array.from(others, (other) => [other, letter] as const),
  ),
);

/** A lower-case text with each look-alike replaced, and `rn`, which reads as `m`, too. */
export function withoutLookAlikes(text: string): string {
  return Array.from(text, (letter) => LATIN.get(letter) ?? letter)
    .join('')
    .replaceAll('rn', 'm');
}
