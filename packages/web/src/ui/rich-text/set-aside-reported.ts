/** Where the style of an element is found after this: what was pasted is asked whether it was bold. */
export const SET_ASIDE_STYLE = 'data-style';

/**
 * Takes out of html, before it is parsed, what the content policy would report while it is: handlers,
 * styles and base addresses. The policy holds in documents that run and show nothing too (Chromium
 * reports handlers there since 156), and no parser of the browser is exempt from it. Nothing is made
 * safe by this: what it misses is reported, not run. Tags are read as the HTML standard reads them,
 * piece by piece, because one pattern for all of it takes forever on tags without an end.
 */
export function setAsideReported(html: string, isText = false): string {
  let kept = '';
  let at = 0;
  const take = (piece: RegExp): string => {
    piece.lastIndex = at;
    const [found = ''] = piece.exec(html) ?? [];
    at += found.length;
    return found;
  };
  while (at < html.length) {
    kept += take(WORDS);
    // Emptied and not dropped, so that what stands on both sides does not grow together.
    if (!isText && take(COMMENT)) kept += '<!---->';
    if (!isText && take(CDATA_START)) kept += `<![CDATA[${setAsideReported(take(CDATA), true)}`;
    const name = take(TAG_START).slice(1).toLowerCase();
    if (name === '') {
      kept += take(LONE_SIGN);
      continue;
    }
    let tag = name === 'base' ? '<x-base' : `<${name}`;
    for (let found = take(ATTRIBUTE); found; found = take(ATTRIBUTE)) tag += setAside(found);
    tag += take(TAG_END);
    // What is text in most places is markup in some, as inside a drawing.
    const text = HOLD_TEXT.includes(name) && !isText ? take(textOf(name)) : '';
    // A sheet cannot be applied to what is never shown.
    kept += name === 'style' ? '' : tag + setAsideReported(text, true);
  }
  return kept;
}

function setAside(attribute: string): string {
  return attribute
    .replace(/^([\t\n\f\r /]*)style(?![^\t\n\f\r />=])/i, `$1${SET_ASIDE_STYLE}`)
    .replace(/^[\t\n\f\r /]*on[\s\S]*/i, '');
}

const textOf = (name: string) => new RegExp(`[\\s\\S]*?(?=</${name}[\\t\\n\\f\\r />]|$)`, 'iy');

const WORDS = /[^<]*/y;
const LONE_SIGN = /</y;
const COMMENT = /<!--(?:-?>|[\s\S]*?(?:--!?>|$))/y;
const CDATA_START = /<!\[CDATA\[/y;
const CDATA = /[\s\S]*?(?=\]\]>|$)/y;
const TAG_START = /<[a-z][^\t\n\f\r />]*/iy;
// An odd name, such as one with a quote in it, is a name all the same.
const ATTRIBUTE =
  /[\t\n\f\r /]*[^\t\n\f\r />][^\t\n\f\r />=]*(?:[\t\n\f\r ]*=[\t\n\f\r ]*(?:"[^"]*"|'[^']*'|[^\t\n\f\r "'>][^\t\n\f\r >]*)?)?/y;
const TAG_END = /[\t\n\f\r /]*>?/y;
const HOLD_TEXT = 'script style textarea title xmp iframe noembed noframes'.split(' ');
