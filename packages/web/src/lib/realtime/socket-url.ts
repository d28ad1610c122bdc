import { impersonatedUserId } from '../session/impersonation.ts';

export function socketUrl(): string {
  const url = new URL('/ws2', location.href.replace(/^http/, 'ws'));
  const impersonating = impersonatedUserId();
  if (impersonating !== null) url.searchParams.set('impersonating', String(impersonating));
  return url.href;
}
