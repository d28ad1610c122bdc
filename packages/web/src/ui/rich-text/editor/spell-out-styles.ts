import { SET_ASIDE_STYLE } from '../set-aside-reported.ts';

/**
 * Google Docs and some mail programs say bold and italic by style, and wrap whole documents in a
 * `b` whose style takes the boldness back. Turns both into plain tags.
 */
export function spellOutStyles(body: Element): void {
  for (const element of body.querySelectorAll(`[${SET_ASIDE_STYLE}]`)) {
    const style = element.getAttribute(SET_ASIDE_STYLE) ?? '';
    if (/font-weight\s*:\s*(bold|[6-9]00)/i.test(style)) wrapContent(element, 'strong');
    if (/font-style\s*:\s*(italic|oblique)/i.test(style)) wrapContent(element, 'em');
    if (isTakenBack(element, style)) element.replaceWith(...element.childNodes);
  }
}

function isTakenBack({ localName }: Element, style: string): boolean {
  if (/^(b|strong)$/.test(localName)) return /font-weight\s*:\s*(normal|400)/i.test(style);
  return /^(i|em)$/.test(localName) && /font-style\s*:\s*normal/i.test(style);
}

// A block keeps its place in the document; only what it holds is wrapped.
function wrapContent(element: Element, tag: 'strong' | 'em'): void {
  const wrapper = element.ownerDocument.createElement(tag);
  wrapper.append(...element.childNodes);
  element.append(wrapper);
}
