import { SET_ASIDE_STYLE } from '../set-aside-reported.ts';

/**
 * Word and Outlook write the items of a list as paragraphs that carry their level in a style and
 * their bullet as text. Makes lists of them, nested by level, without the typed bullets.
 */
export function gatherOfficeLists(body: Element): void {
  for (const item of body.querySelectorAll(`p[${SET_ASIDE_STYLE}*="mso-list"]`)) {
    const level = /mso-list:[^;]*level(\d)/i.exec(item.getAttribute(SET_ASIDE_STYLE) ?? '')?.[1];
    if (level) moveIntoList(item, Number(level));
  }
}

function moveIntoList(paragraph: Element, level: number): void {
  for (const bullet of paragraph.querySelectorAll(`[${SET_ASIDE_STYLE}*="Ignore" i]`)) {
    bullet.remove();
  }
  const item = paragraph.ownerDocument.createElement('li');
  item.append(...paragraph.childNodes);
  listFor(paragraph, level).append(item);
  paragraph.remove();
}

/** The list just before the paragraph, as deep as the level asks; a new one where there is none. */
function listFor(paragraph: Element, level: number): Element {
  const before = paragraph.previousElementSibling;
  let list = before?.localName === 'ul' ? before : newList(paragraph);
  if (!list.parentElement) paragraph.before(list);
  for (let depth = 1; depth < level && list.lastElementChild; depth += 1) {
    const last: Element = list.lastElementChild;
    const nested = last.querySelector(':scope > ul') ?? newList(paragraph);
    if (!nested.parentElement) last.append(nested);
    list = nested;
  }
  return list;
}

function newList({ ownerDocument }: Element): Element {
  return ownerDocument.createElement('ul');
}
