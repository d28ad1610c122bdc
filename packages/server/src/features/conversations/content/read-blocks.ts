import { safeLink } from '@tandem/domain/rich-text/safe-link';
import type { ContentBlock, ContentRun } from './content-block.ts';
import { LINE_BREAK } from './content-block.ts';
import { tidyBlocks } from './tidy-blocks.ts';

const DEEPEST_LIST = 5;

/**
 * Reads html that went through sanitize-html: balanced tags of the few it keeps, each written in
 * one way, every other '<' and '>' escaped. Blocks come out flat, in the order they are read.
 */
export function readBlocks(html: string): ContentBlock[] {
  const reader = new BlockReader();
  for (const piece of html.split(/(<[^>]*>)/)) {
    if (piece.startsWith('<')) reader.readTag(piece);
    else if (piece !== '') reader.readText(decode(piece));
  }
  return tidyBlocks(reader.finish());
}

class BlockReader {
  #blocks: ContentBlock[] = [];
  #runs: ContentRun[] = [];
  #isInParagraph = false;
  #links: (string | undefined)[] = [];
  #open = { ul: 0, li: 0, strong: 0, em: 0 };

  readText(text: string): void {
    if (this.#runs.at(-1) === LINE_BREAK && /^[ \t\n\f\r]*$/.test(text)) return;
    this.#runs.push({
      text,
      isBold: this.#open.strong > 0,
      isItalic: this.#open.em > 0,
      link: this.#links.at(-1),
    });
  }

  readTag(tag: string): void {
    const isEnd = tag.startsWith('</');
    const name = /[a-z]+/.exec(tag)?.[0];
    if (name === 'br') this.#runs.push(LINE_BREAK);
    else if (name === 'td') this.readText(' ');
    else if (name === 'a') this.#readLink(tag, isEnd);
    else if (name === 'p') this.#readParagraph(isEnd);
    else if (name === 'strong' || name === 'em') this.#open[name] += isEnd ? -1 : 1;
    else if (name === 'ul' || name === 'li') {
      this.#endBlock();
      this.#open[name] += isEnd ? -1 : 1;
    }
  }

  finish(): ContentBlock[] {
    this.#endBlock();
    return this.#blocks;
  }

  #readLink(tag: string, isEnd: boolean): void {
    if (isEnd) this.#links.pop();
    else this.#links.push(safeLink(decode(/href="([^"]*)"/.exec(tag)?.[1] ?? '')));
  }

  // Only a paragraph that was opened and closed around nothing is an empty line; the seams between
  // blocks are not. Inside an item a paragraph is a new line of that item.
  #readParagraph(isEnd: boolean): void {
    if (this.#depth() > 0) this.#startLine();
    else if (isEnd && this.#isInParagraph) this.#blocks.push({ depth: 0, runs: this.#taken() });
    else this.#endBlock();
    this.#isInParagraph = !isEnd;
  }

  #startLine(): void {
    if (this.#runs.at(-1) !== LINE_BREAK) this.#runs.push(LINE_BREAK);
  }

  #endBlock(): void {
    const runs = this.#taken();
    if (runs.some(({ text }) => text.trim() !== '')) {
      this.#blocks.push({ depth: this.#depth(), runs });
    }
    this.#isInParagraph = false;
  }

  #taken(): ContentRun[] {
    const runs = this.#runs;
    this.#runs = [];
    return runs;
  }

  /** An item without a list around it is shown by browsers as if it had one. */
  #depth(): number {
    return Math.min(this.#open.ul || Math.sign(this.#open.li), DEEPEST_LIST);
  }
}

const ESCAPED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' };

function decode(text: string): string {
  return text.replace(/&(amp|lt|gt|quot);/g, (whole, name: string) => ESCAPED[name] ?? whole);
}
