import { APP_BASE } from '../app-base.ts';

/**
 * Sends the browser to the sign-in page and remembers the way back. A full page load, so that
 * nothing of the ended session stays in memory. On pages that work without a session a refused call
 * is an answer like any other; the specification names such exempt paths without listing them.
 */
export function goToSignIn(): void {
  const path = location.pathname.slice(APP_BASE.length) || '/';
  if (isExempt(path)) return;
  const here = `${path}${location.search}${location.hash}`;
  const next = here === '/' ? '' : `?next=${encodeURIComponent(here)}`;
  location.assign(`${APP_BASE}/login${next}`);
}

const EXEMPT = [
  '/login',
  '/logout',
  '/forgot-password',
  '/update-password',
  '/register',
  '/add-brand',
  '/pricing',
  '/about-us',
];

function isExempt(path: string): boolean {
  return EXEMPT.some((exempt) => path === exempt || path.startsWith(`${exempt}/`));
}

/** Where to go after signing in. Only places inside the app: `next` comes from the address bar. */
export function placeAfterSignIn(next: string | null): string {
  if (!next?.startsWith('/') || /^\/[/\\]/.test(next)) return '/';
  return isExempt(next.split(/[?#]/)[0] ?? '') ? '/' : next;
}
