// Finds what a phone would show as a link inside a text: anything with http(s)://, anything
// starting with www., a host followed by a path, and a bare host under a common ending. A bare
// `word.word` is left alone, since it is more often a missing space. Mail addresses are no links,
// and punctuation that closes a sentence is not part of one.

export function findUrls(text: string): FoundUrl[] {
  return Array.from(text.matchAll(URL_PATTERN), (match) => {
    const url = match[0].replace(/[.,!?;:'")\]}]+$/, '');
    return { url, start: match.index, end: match.index + url.length };
  });
}

export type FoundUrl = { url: string; start: number; end: number };

// Merge tag delimiters (*| and |*) end a link.
const REST = '[^\\s<>"|*]';
const ENDINGS = 'com|net|org|co|io|us|shop|store|biz|info|app|ly|link|site|online|ca|uk';
const URL_PATTERN = new RegExp(
  [
    `(?<![\\w@.-])(?:https?://${REST}+`,
    `www\\.${REST}+`,
    `(?:[a-z0-9-]+\\.)+(?:[a-z]{2,}/${REST}*|(?:${ENDINGS})(?![\\w@-]|\\.\\w)(?:[?#]${REST}*)?))`,
  ].join('|'),
  'gi',
);
