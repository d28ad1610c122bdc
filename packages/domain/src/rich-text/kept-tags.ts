// What becomes of each html tag in a message (decision 0060). The server cleans by these lists, the
// page reads stored messages by them, and the editor reads what is pasted by them, so that a message
// looks the same before and after it was sent. Tags in none of the lists lose their markup and keep
// their words.

export const KEPT_TAGS = ['p', 'br', 'strong', 'em', 'ul', 'li', 'a'] as const;
export type KeptTag = (typeof KEPT_TAGS)[number];

/** Tags that mean what a kept one means. */
export const TAG_SYNONYMS: Readonly<Record<string, KeptTag>> = {
  b: 'strong',
  i: 'em',
  ol: 'ul',
  menu: 'ul',
};

/** Blocks of any other kind become paragraphs. */
export const PARAGRAPH_TAGS: readonly string[] = words(
  'address article aside blockquote center dd details div dl dt fieldset figcaption figure footer',
  'form h1 h2 h3 h4 h5 h6 header hr main nav pre section summary table tr',
);

/** Their words are code, a fallback or a choice, and nothing a person wrote to a person. */
export const DROPPED_TAGS: readonly string[] = words(
  'applet audio canvas embed frameset iframe map math noembed noframes noscript object option',
  'picture plaintext script select style svg template textarea title video xmp',
);

function words(...lines: string[]): string[] {
  return lines.join(' ').split(' ');
}
