import { setAsideReported } from './set-aside-reported.ts';

/** Parses html into a document that runs nothing, loads nothing and is never shown. */
export function parseInert(html: string): Element {
  const parsed = new DOMParser().parseFromString(setAsideReported(html), 'text/html');
  const body = bodyOf.call(parsed);
  dropNames(parsed, body);
  return body;
}

/**
 * Documents and forms hand out elements by their name in place of their own properties, so that
 * `<form><input name=childNodes>` has no children to read. Forms become plain blocks and names go;
 * until then only the prototypes can be asked.
 */
function dropNames(parsed: Document, body: Element): void {
  for (const form of body.querySelectorAll('form')) {
    const block = Document.prototype.createElement.call(parsed, 'div');
    block.append(...childNodesOf.call(form));
    Element.prototype.replaceWith.call(form, block);
  }
  for (const named of body.querySelectorAll('[name], [id]')) {
    named.removeAttribute('name');
    named.removeAttribute('id');
  }
}

const bodyOf = getterOf<Document, HTMLElement>(Document.prototype, 'body');
const childNodesOf = getterOf<Node, NodeListOf<ChildNode>>(Node.prototype, 'childNodes');

function getterOf<Owner extends object, Value>(prototype: Owner, name: keyof Owner) {
  const getter = Object.getOwnPropertyDescriptor(prototype, name)?.get;
  if (!getter) throw new Error(`no getter of ${String(name)}`);
  return getter as (this: Owner) => Value;
}
