import {
  DROPPED_TAGS,
  KEPT_TAGS,
  PARAGRAPH_TAGS,
  TAG_SYNONYMS,
} from '@tandem/domain/rich-text/kept-tags';
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

const KEPT: sanitizeHtml.IOptions = {
  // A cell is no tag we store: it reaches the reader so that words of two cells stay apart.
  allowedTags: [...KEPT_TAGS, 'td'],
  allowedAttributes: { a: ['href'] },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
  nonTextTags: [...DROPPED_TAGS],
  parseStyleAttributes: false,
  transformTags: {
    ...TAG_SYNONYMS,
    ...Object.fromEntries(PARAGRAPH_TAGS.map((tag) => [tag, 'p'])),
    th: 'td',
  },
};
