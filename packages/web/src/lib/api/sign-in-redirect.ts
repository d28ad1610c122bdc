import { APP_BASE } from '../app-base.ts';
import type { ApiError } from './api-error.ts';

/**
 * Sends the browser to the sign-in page and remembers the way back. A full page load, so that
 * nothing of the ended session stays in memory. On pages that work without a session a refused call
 * is an answer like any other; the specification names such exempt paths without listing them.
 */
export function goToSignIn(): void {
  const path = location.pathname.slice(APP_BASE.length) || '/';
  if (isExempt(path)) return;
  const here = `${path}${location.search}${location.hash}`;
  isOnTheWay = true;
  const next = here === '/' ? '' : `?next=${encodeURIComponent(here)}`;
  location.assign(`${APP_BASE}/login${next}`);
}

let isOnTheWay = false;

/** Whether the page is about to go. Nobody is asked then: edits are kept and wait behind the sign-in. */
export function isGoingToSignIn(): boolean {
  return isOnTheWay;
}

/**
 * A refusal leads to the sign-in page (platform §4), with one exception: a role that is too small.
 * Signing in again would change nothing about it, so the screen says so instead (decision 0042).
 */
export function leadsToSignIn({ status, code }: Pick<ApiError, 'status' | 'code'>): boolean {
  if (code === 'role_not_enough') return false;
  return status === 401 || status === 403;
}

/** Signing in leads on from these, never back to them. */
const BEFORE_SIGN_IN = [
  '/login',
  '/login-link',
  '/logout',
  '/forgot-password',
  '/update-password',
  '/register',
  '/verify-email',
];

const EXEMPT = [
  ...BEFORE_SIGN_IN,
  '/invite',
  '/pricing',
  '/about-us',
  '/mailbox',
  '/landing',
  '/styleguide',
];

function isExempt(path: string): boolean {
  return isWithin(EXEMPT, path);
}

function isWithin(places: string[], path: string): boolean {
  return places.some((place) => path === place || path.startsWith(`${place}/`));
}

/** Where to go after signing in. Only places inside the app: `next` comes from the address bar. */
export function placeAfterSignIn(next: string | null): string {
  if (!next?.startsWith('/') || /^\/[/\\]/.test(next)) return '/';
  return isWithin(BEFORE_SIGN_IN, next.split(/[?#]/)[0] ?? '') ? '/' : next;
}
