/**
 * Whether html has more markup than any letter needs. Cleaning takes time that grows with the tags
 * and with how deep they are nested, and while one message is cleaned everybody else waits; this
 * looks once, without a parser, and lets through what cleans in a few milliseconds. A tag that is
 * left open, as people leave `<p>` and `<li>`, counts as nested.
 */
export function tooMuchMarkup(html: string): boolean {
  let tags = 0;
  let depth = 0;
  for (const [tag] of html.matchAll(/<(?:\/|br\b|hr\b|img\b)?/gi)) {
    tags += 1;
    if (tag === '<') depth += 1;
    else if (tag === '</') depth = Math.max(0, depth - 1);
    if (tags > MOST_TAGS || depth > DEEPEST) return true;
  }
  return false;
}

const MOST_TAGS = 4_000;
const DEEPEST = 500;
