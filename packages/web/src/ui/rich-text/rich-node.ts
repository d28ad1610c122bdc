import type { KeptTag } from '@tandem/domain/rich-text/kept-tags';

/** Words, or an element of one of the few kinds that formatted text is made of. */
export type RichNode = string | RichElement;

export type RichElement = { tag: KeptTag; href?: string; children: readonly RichNode[] };

export function wordsOf(node: RichNode): string {
  return typeof node === 'string' ? node : node.children.map(wordsOf).join('');
}
