// Whether a popup belongs on a page of the shop. With an allow list it opens on matching pages only,
// with a deny list on all others, with neither everywhere. `exact` compares the path without its
// query and closing slash; `contain` looks into path and query. A rule may be written as a full
// address, also without its scheme; blank rules match nothing (decisions 0027, 0095). Runs in the
// shopper's browser, so it stays tiny.
import type { FormTrigger, UrlRule } from './form-trigger.ts';

/** `page` is the path with its query, as `location.pathname + location.search`. */
export function isPageTargeted(
  trigger: Pick<FormTrigger, 'allowListUrls' | 'denyListUrls'>,
  page: string,
): boolean {
  const matches = (rule: UrlRule) => matchesUrlRule(rule, page);
  if (trigger.denyListUrls.some(matches)) return false;
  return !trigger.allowListUrls.some(isFilled) || trigger.allowListUrls.some(matches);
}

export function matchesUrlRule(rule: UrlRule, page: string): boolean {
  if (!isFilled(rule)) return false;
  const wanted = withoutHost(rule.path.trim().toLowerCase());
  const actual = page.toLowerCase();
  return rule.type === 'exact' ? plainPath(wanted) === plainPath(actual) : actual.includes(wanted);
}

function isFilled(rule: UrlRule): boolean {
  return rule.path.trim() !== '';
}

/** `shop.com/sale` begins with a host; `index.php/sale` and `about.html` do not. */
function withoutHost(path: string): string {
  const host = /^(?:https?:)?\/\/[^/?#]*|^(?:[\w-]+\.)+(?!php\/)[a-z]{2,}(?::\d+)?(?=\/)/;
  return path.replace(host, '') || '/';
}

function plainPath(path: string): string {
  const bare = path.replace(/[?#].*$/, '').replace(/\/+$/, '');
  return bare === '' || bare.startsWith('/') ? bare : `/${bare}`;
}
