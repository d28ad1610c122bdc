import sanitizeHtml from 'sanitize-html';
import { readBlocks } from './content/read-blocks.ts';
import { writeBlocks } from './content/write-blocks.ts';

/**
 * A message's html as it is stored: paragraphs, line breaks, bold, italic, bullet lists and links,
 * nothing else (decision 0060). The library takes away what is dangerous; reading the rest into
 * plain blocks and writing those anew gives one spelling per message, so that cleaning what is
 * clean changes nothing, and no piece of markup reaches a page as its author wrote it.
 */
export function cleanContent(html: string): string {
  return writeBlocks(readBlocks(sanitizeHtml(html, KEPT)));
}

const PARAGRAPHS =
  'address article aside blockquote center dd details div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr main nav pre section summary table tr'.split(
    ' ',
  );

/** Their words are code, fallback or another language, and nothing a person wrote to a person. */
const DROPPED_WITH_CONTENT =
  'applet audio canvas embed frameset iframe map math noembed noframes noscript object option picture plaintext script select style svg template textarea title video xmp'.split(
    ' ',
  );

const KEPT: sanitizeHtml.IOptions = {
  // A cell is no tag we store: it reaches the reader so that words of two cells stay apart.
  allowedTags: ['p', 'br', 'strong', 'em', 'ul', 'li', 'a', 'td'],
  allowedAttributes: { a: ['href'] },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
  nonTextTags: DROPPED_WITH_CONTENT,
  parseStyleAttributes: false,
  transformTags: {
    b: 'strong',
    i: 'em',
    ol: 'ul',
    menu: 'ul',
    th: 'td',
    ...Object.fromEntries(PARAGRAPHS.map((tag) => [tag, 'p'])),
  },
};
