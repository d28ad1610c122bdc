import { APP_BASE } from '../app-base.ts';
import { activeBrandId } from './active-brand.ts';

/**
 * A new tab does not know as which brand the old one works, and would open the one used last; somebody
 * could then write in the wrong name. So a link that is about to leave this tab (a modifier, another
 * button, the context menu, dragging) gets the brand into its address, as links in mails have it. Links
 * that stay are the router's, which does not look at the address.
 */
export function carryBrandToOtherTabs(page: Document = document): () => void {
  const listeners = new AbortController();
  const options = { capture: true, signal: listeners.signal };
  page.addEventListener('pointerdown', (event) => leaves(event) && carry(event), options);
  page.addEventListener(
    'keydown',
    (event) => event.key === 'Enter' && leaves(event) && carry(event),
    options,
  );
  page.addEventListener('contextmenu', carry, options);
  page.addEventListener('dragstart', carry, options);
  return () => listeners.abort();
}

function leaves(event: PointerEvent | KeyboardEvent): boolean {
  const isOtherButton = 'button' in event && event.button !== 0;
  return (
    isOtherButton ||
    event.ctrlKey ||
    event.metaKey ||
    event.shiftKey ||
    linkOf(event)?.target === '_blank'
  );
}

function carry(event: Event): void {
  const link = linkOf(event);
  const brandId = activeBrandId();
  if (link && brandId !== null) link.href = withBrand(link.href, brandId);
}

function linkOf(event: Event): HTMLAnchorElement | null {
  return event.target instanceof Element ? event.target.closest('a') : null;
}

/** Only places inside the app that do not name a brand themselves. */
export function withBrand(href: string, brandId: number): string {
  const url = new URL(href, location.href);
  const isInside =
    url.origin === location.origin &&
    (url.pathname === APP_BASE || url.pathname.startsWith(`${APP_BASE}/`));
  if (!isInside || url.searchParams.has('brandId')) return href;
  url.searchParams.set('brandId', String(brandId));
  return url.href;
}
