/**
 * Parses html into a document that runs nothing, loads nothing and is never shown. The content
 * policy holds there too and would report every inline style and base address, so bases lose their
 * name and styles are set aside under another, where what is pasted can still be asked whether it
 * was bold.
 */
export function parseInert(html: string): Element {
  const quiet = html
    .replace(/<style\b[\s\S]*?(?:<\/style\s*>|$)/gi, '')
    .replace(/<base\b/gi, '<x-base')
    .replace(TAG, (tag) => tag.replace(/([\s"'/])style(?=\s*=)/gi, `$1${SET_ASIDE_STYLE}`));
  const parsed = new DOMParser().parseFromString(quiet, 'text/html');
  const body = bodyOf.call(parsed);
  dropNames(parsed, body);
  return body;
}

export const SET_ASIDE_STYLE = 'data-style';

// A '>' inside a quoted value does not end the tag.
const TAG = /<[a-z](?:[^>"']|"[^"]*"|'[^']*')*>/gi;

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
