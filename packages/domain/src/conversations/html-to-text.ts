// Turns a message's html into one line of plain text for lists and notifications. It is a single
// pass over the characters, so hostile input costs no more than its length: tags and comments go,
// with the content of script and style; blocks and line breaks become a space; character references
// are decoded once and never read as markup again. The result is text, to be shown as text: it may
// well contain '<', and putting it into a page as html would undo the safety.

import { decodeCharacterReferences } from './decode-character-references.ts';

export function htmlToText(html: string): string {
  let text = '';
  let position = 0;
  while (position < html.length) {
    const found = html.indexOf('<', position);
    const open = found === -1 ? html.length : found;
    text += decodeCharacterReferences(html.slice(position, open));
    if (html.startsWith('<!--', open)) {
      position = endOf(/-->/g, html, open + 4);
    } else if (/[a-z/!?]/i.test(html.charAt(open + 1))) {
      const name = /^\/?[a-z]*/i.exec(html.slice(open + 1, open + 12))?.[0].toLowerCase() ?? '';
      if (!INLINE_TAGS.has(name.replace('/', ''))) text += ' ';
      position = tagEnd(html, open);
      if (name === 'script') position = endOf(/<\/script[^>]*>?/gi, html, position);
      if (name === 'style') position = endOf(/<\/style[^>]*>?/gi, html, position);
    } else {
      // A lone '<', as in '3 < 4', is text.
      text += html.slice(open, open + 1);
      position = open + 1;
    }
  }
  return text.replace(/\s+/g, ' ').trim();
}

const INLINE_TAGS: ReadonlySet<string> = new Set(
  'a abbr b code em i mark s small span strong sub sup u'.split(' '),
);

// A '>' inside a quoted attribute does not end the tag; an unfinished tag swallows the rest.
function tagEnd(html: string, open: number): number {
  let quote = '';
  for (let position = open + 1; position < html.length; position += 1) {
    const character = html.charAt(position);
    if (quote) {
      if (character === quote) quote = '';
    } else if (character === '>') {
      return position + 1;
    } else if ((character === '"' || character === "'") && html.charAt(position - 1) === '=') {
      quote = character;
    }
  }
  return html.length;
}

function endOf(marker: RegExp, html: string, from: number): number {
  marker.lastIndex = from;
  return marker.test(html) ? marker.lastIndex : html.length;
}
