import type { RichNode } from './rich-node.ts';

/**
 * Paragraphs hold no paragraphs. Where blocks and loose words stand side by side, the words get
 * paragraphs of their own and the spaces between blocks go; words without blocks stay as they are.
 */
export function asBlocks(nodes: readonly RichNode[]): readonly RichNode[] {
  if (!nodes.some(isBlock)) return nodes;
  const blocks: RichNode[] = [];
  let loose: RichNode[] = [];
  for (const node of nodes) {
    if (!isBlock(node)) {
      loose.push(node);
      continue;
    }
    blocks.push(...paragraphOf(loose), node);
    loose = [];
  }
  return [...blocks, ...paragraphOf(loose)];
}

function paragraphOf(loose: readonly RichNode[]): RichNode[] {
  const saysSomething = loose.some((node) => typeof node !== 'string' || node.trim() !== '');
  return saysSomething ? [{ tag: 'p', children: loose }] : [];
}

function isBlock(node: RichNode): boolean {
  return typeof node !== 'string' && ['p', 'ul', 'li'].includes(node.tag);
}
