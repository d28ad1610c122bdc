import {
  DROPPED_TAGS,
  KEPT_TAGS,
  type KeptTag,
  PARAGRAPH_TAGS,
  TAG_SYNONYMS,
} from '@tandem/domain/rich-text/kept-tags';
import { safeLink } from '@tandem/domain/rich-text/safe-link';
import { asBlocks } from './as-blocks.ts';
import type { RichNode } from './rich-node.ts';

/** Reads the few kinds of elements we show from a parsed document; of all others only the words. */
export function readRichNodes(body: Element): readonly RichNode[] {
  return asBlocks(readChildren(body));
}

function readChildren(parent: Element): RichNode[] {
  return [...parent.childNodes].flatMap((node): RichNode[] => {
    if (node.nodeType === Node.TEXT_NODE) return [node.nodeValue ?? ''];
    return node.nodeType === Node.ELEMENT_NODE ? readElement(node as Element) : [];
  });
}

function readElement(element: Element): RichNode[] {
  const name = element.localName;
  if (element.namespaceURI !== HTML || DROPPED.has(name)) return [];
  if (name === 'td' || name === 'th') return [' ', ...readChildren(element)];
  const tag = KEPT_AS.get(name);
  if (tag === 'a') return readLink(element);
  const children = readChildren(element);
  if (tag !== 'p') return tag ? [{ tag, children }] : children;
  const blocks = asBlocks(children);
  return blocks === children ? [{ tag, children }] : [...blocks];
}

function readLink(element: Element): RichNode[] {
  const href = safeLink(element.getAttribute('href') ?? '');
  const children = readChildren(element);
  return href ? [{ tag: 'a', href, children }] : children;
}

const HTML = 'http://www.w3.org/1999/xhtml';
const DROPPED = new Set(DROPPED_TAGS);
const KEPT_AS: ReadonlyMap<string, KeptTag> = new Map([
  ...KEPT_TAGS.map((tag) => [tag, tag] as const),
  ...PARAGRAPH_TAGS.map((tag) => [tag, 'p'] as const),
  ...Object.entries(TAG_SYNONYMS),
]);
