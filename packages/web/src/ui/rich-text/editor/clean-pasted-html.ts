import { parseInert } from '../parse-inert.ts';
import { readRichNodes } from '../read-rich-nodes.ts';
import type { RichNode } from '../rich-node.ts';
import { gatherOfficeLists } from './gather-office-lists.ts';
import { spellOutStyles } from './spell-out-styles.ts';

/** What a paste from a web page, a mail or an office program keeps: the kinds of text we can send. */
export function cleanPastedHtml(html: string): string {
  const body = parseInert(html);
  gatherOfficeLists(body);
  spellOutStyles(body);
  return readRichNodes(body).map(write).join('');
}

function write(node: RichNode): string {
  if (typeof node === 'string') return escaped(node);
  if (node.tag === 'br') return '<br>';
  const href = node.href === undefined ? '' : ` href="${escaped(node.href)}"`;
  return `<${node.tag}${href}>${node.children.map(write).join('')}</${node.tag}>`;
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
