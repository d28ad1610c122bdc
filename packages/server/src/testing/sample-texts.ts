const WORDS = 20_000;
const SYLLABLES = [...'bcdfghjklmnprstvwxyz'].flatMap((first) =>
  [...'aeiou'].map((second) => first + second),
);

/** Messages of made-up words; the same every time. */
export function sampleTexts(count: number): string[] {
  const random = pseudoRandom(7);
  return Array.from({ length: count }, () => {
    const length = 3 + Math.floor(-Math.log(1 - random()) * 18);
    // The n-th word is 1/n as frequent as the first, as in any language.
    const words = Array.from({ length }, () => wordOfRank(Math.floor(WORDS ** random())));
    return words.join(' ');
  });
}

/** Frequent words are short; rare ones share their beginnings with others. */
export function wordOfRank(rank: number): string {
  if (rank <= SYLLABLES.length) return SYLLABLES[rank - 1] as string;
  const mixed = (rank * 7919) % 1_000_000;
  const digits = [mixed % 100, Math.floor(mixed / 100) % 100, Math.floor(mixed / 10_000)];
  return digits.map((digit) => SYLLABLES[digit]).join('');
}

/** Between 0 and 1 (mulberry32). */
function pseudoRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
